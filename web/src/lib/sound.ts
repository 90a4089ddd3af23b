// The table's sounds, synthesised. Browsers allow none before the first click or key.
import { settings } from "./settings.svelte";

export type SoundName = "tap" | "roll" | "shot" | "blast" | "card" | "turn" | "refused" | "win" | "lose";

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Make a sound, if sound is on. Never throws. */
export function sound(name: SoundName): void {
  if (!settings.sound) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    SCORE[name](context, context.currentTime);
  } catch {
    // A machine without sound plays on in silence.
  }
}

/** Frequencies in Hz, seconds, and the gain. */
interface Tone {
  from: number;
  to?: number;
  lasts: number;
  loud: number;
  wave?: OscillatorType;
  kind?: BiquadFilterType;
}

/** A tone that begins at one pitch, may slide to another, and dies away. */
function tone(audio: AudioContext, at: number, { from, to = from, lasts, loud, wave = "sine" }: Tone): void {
  const source = audio.createOscillator();
  const gain = audio.createGain();
  source.type = wave;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + lasts);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  source.connect(gain).connect(audio.destination);
  source.start(at);
  source.stop(at + lasts + 0.02);
}

/** Noise through a filter: rustle, rattle, thunder. */
function rush(audio: AudioContext, at: number, { from, to = from, lasts, loud, kind = "lowpass" }: Tone): void {
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = noise ??= whiteNoise(audio);
  source.loop = true;
  filter.type = kind;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + lasts);
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(at, (at * 7) % 0.5);
  source.stop(at + lasts + 0.02);
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return buffer;
}

const SCORE: Record<SoundName, (audio: AudioContext, at: number) => void> = {
  tap: (audio, at) => tone(audio, at, { from: 420, to: 260, lasts: 0.07, loud: 0.09, wave: "triangle" }),
  roll: (audio, at) => {
    // A die that hits the table ever faster and softer.
    for (const [after, loud] of [
      [0, 0.1],
      [0.13, 0.085],
      [0.24, 0.07],
      [0.33, 0.055],
      [0.4, 0.045],
      [0.46, 0.04],
    ] as const) {
      rush(audio, at + after, { from: 2600, to: 900, lasts: 0.045, loud, kind: "bandpass" });
      tone(audio, at + after, { from: 310, to: 190, lasts: 0.05, loud: loud * 0.6, wave: "triangle" });
    }
  },
  shot: (audio, at) => {
    rush(audio, at, { from: 5200, to: 240, lasts: 0.2, loud: 0.16 });
    tone(audio, at, { from: 190, to: 60, lasts: 0.16, loud: 0.14 });
  },
  blast: (audio, at) => {
    rush(audio, at, { from: 1500, to: 60, lasts: 0.7, loud: 0.26 });
    tone(audio, at, { from: 110, to: 32, lasts: 0.6, loud: 0.24 });
  },
  card: (audio, at) => rush(audio, at, { from: 3400, to: 1100, lasts: 0.1, loud: 0.07, kind: "bandpass" }),
  turn: (audio, at) => {
    tone(audio, at, { from: 520, lasts: 0.14, loud: 0.06 });
    tone(audio, at + 0.1, { from: 660, lasts: 0.2, loud: 0.06 });
  },
  refused: (audio, at) => tone(audio, at, { from: 170, to: 130, lasts: 0.14, loud: 0.09, wave: "triangle" }),
  win: (audio, at) => {
    for (const [n, from] of [392, 494, 587, 784].entries())
      tone(audio, at + n * 0.13, { from, lasts: 0.36, loud: 0.08, wave: "triangle" });
  },
  lose: (audio, at) => {
    for (const [n, from] of [392, 349, 294].entries())
      tone(audio, at + n * 0.17, { from, lasts: 0.4, loud: 0.07, wave: "triangle" });
  },
};
