// Messages of one language. A page says a tenth of what there is to say, so a message is parsed when it is first wanted.
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

/** Where an entry begins: its id at the start of a line. */
const ENTRY = /^(?=[a-zA-Z][\w-]* *=)/m;
const ID = /^[a-zA-Z][\w-]*/;
/** What an entry takes from another one: `{ word-who }`; variables and functions look different. */
const REFERENCE = /\{\s*([a-z][\w-]*)/g;
/** Below this all our languages write whole numbers alike, and the browser need not load their number formats. */
const PLAIN = 1_000;

export class Messages extends FluentBundle {
  readonly #sources = new Map<string, string>();

  /** Adds a file's text; says which ids it had already: the first message of an id counts. */
  add(text: string): string[] {
    const twice: string[] = [];
    for (const source of text.split(ENTRY)) {
      const id = ID.exec(source)?.[0];
      if (id === undefined) continue;
      if (this.#sources.has(id)) twice.push(id);
      else this.#sources.set(id, source);
    }
    return twice;
  }

  override hasMessage(id: string): boolean {
    return this.#sources.has(id);
  }

  override getMessage(id: string): ReturnType<FluentBundle["getMessage"]> {
    const source = this.#sources.get(id);
    if (source !== undefined && !super.hasMessage(id)) {
      this.addResource(new FluentResource(source));
      for (const [, other = ""] of source.matchAll(REFERENCE)) if (other !== id) this.getMessage(other);
    }
    return super.getMessage(id);
  }
}

/** A number in a message. */
export class ShownNumber extends FluentNumber {
  override toString(scope: Parameters<FluentNumber["toString"]>[0]): string {
    const plain = Number.isInteger(this.value) && this.value >= 0 && this.value < PLAIN;
    return plain ? String(this.value) : super.toString(scope);
  }
}
