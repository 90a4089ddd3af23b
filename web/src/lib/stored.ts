// Values in the browser's local storage. Where that is blocked, nothing is kept and nothing fails.

/** The value under a name, or the given one where there is none or it is unreadable. */
export function stored<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(name);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

/** Keep a value under a name, if the browser lets us. */
export function store(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Nothing depends on it: the page goes on with what it holds in memory.
  }
}
