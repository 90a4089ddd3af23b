// SHA-256 and HMAC-SHA256. WebCrypto is missing on insecure origins, such as a friend's address in the local network,
// and a page there must commit to its entropy as well; so the hash is also computed here.
const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter(
  (n) => n > 1 && Array.from({ length: n }, (_, d) => d).every((d) => d < 2 || n % d),
);
/** The first 32 bits of the fractional part of a root. */
const fraction = (root: number) => Math.floor((root % 1) * 2 ** 32);
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)));
const BLOCK = 64;

export type Bytes = Uint8Array<ArrayBuffer>;

export const utf8 = (text: string): Bytes => new TextEncoder().encode(text);
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
export const fromHex = (hex: string): Bytes =>
  Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));

export function joined(...parts: readonly Uint8Array[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** The SHA-256 of some bytes (FIPS 180-4). */
export function sha256(message: Uint8Array): Bytes {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(message.length) * 8n);
  const hash = Uint32Array.from(START);
  const words = new Uint32Array(BLOCK);
  for (let block = 0; block < padded.length; block += BLOCK) {
    for (let n = 0; n < BLOCK; n++) words[n] = n < 16 ? view.getUint32(block + 4 * n) : extended(words, n);
    mix(hash, words);
  }
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, n) => digest.setUint32(4 * n, word));
  return new Uint8Array(digest.buffer);
}

const rotated = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function extended(words: Uint32Array, n: number): number {
  const [early = 0, late = 0] = [words[n - 15], words[n - 2]];
  const low = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
  const high = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
  return (words[n - 16] ?? 0) + low + (words[n - 7] ?? 0) + high;
}

function mix(hash: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let n = 0; n < BLOCK; n++) {
    const high = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const one = (h + high + ((e & f) ^ (~e & g)) + (ROUNDS[n] ?? 0) + (words[n] ?? 0)) | 0;
    const low = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const two = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, n) => (hash[n] = (hash[n] ?? 0) + word));
}

/** HMAC-SHA256 (RFC 2104) under a key: by WebCrypto where the browser offers it. */
export async function hmac(
  key: Bytes,
  subtle = globalThis.crypto?.subtle,
): Promise<(message: Bytes) => Promise<Bytes>> {
  if (subtle) {
    const imported = await subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    return async (message) => new Uint8Array(await subtle.sign("HMAC", imported, message));
  }
  const short = key.length > BLOCK ? sha256(key) : key;
  const padded = joined(short, new Uint8Array(BLOCK - short.length));
  const [inner, outer] = [padded.map((byte) => byte ^ 0x36), padded.map((byte) => byte ^ 0x5c)];
  return (message) => Promise.resolve(sha256(joined(outer, sha256(joined(inner, message)))));
}
