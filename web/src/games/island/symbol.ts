// A drawing inside our own SVG: the same file that app/Symbol.svelte uses, so that it is fetched once.
import symbols from "$assets/symbols.svg?url&no-inline";

export function symbol(id: string): string {
  return `${symbols}#${id}`;
}
