// Which language to speak, known before anything else is loaded, so that its messages travel beside the script.
import type { Lang } from "../wire";

export const LANGUAGES: readonly Lang[] = ["en", "it", "ko", "de", "no"];

/** What each language calls itself. */
export const OWN_NAMES: Readonly<Record<Lang, string>> = {
  en: "English",
  it: "Italiano",
  ko: "한국어",
  de: "Deutsch",
  no: "Norsk",
};

const ALIASES: Readonly<Record<string, Lang>> = { nb: "no", nn: "no" };

/** The tag as browsers and number formats know it. */
export function tagOf(lang: Lang): string {
  return lang === "no" ? "nb" : lang;
}

/** Whether a whole sentence begins with a capital after a colon, as German and Norwegian write it. */
export function capitalAfterColon(lang: Lang): boolean {
  return lang === "de" || lang === "no";
}

/** The first of the wanted languages that we speak; English if there is none. */
export function preferred(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const name =
      tag
        .trim()
        .toLowerCase()
        .split(/[-_.@]/, 1)[0] ?? "";
    const lang = ALIASES[name] ?? LANGUAGES.find((known) => known === name);
    if (lang) return lang;
  }
  return "en";
}

const fetched = new Map<Lang, Promise<string>>();

/** The messages of a language, asked for once. A failure is forgotten, so that one may ask again. */
export function fetchMessages(lang: Lang): Promise<string> {
  let text = fetched.get(lang);
  if (!text) {
    text = fetch(`/locales/${lang}.ftl`).then((answer) => {
      if (!answer.ok) throw new Error(`/locales/${lang}.ftl: ${answer.status}`);
      return answer.text();
    });
    text.catch(() => fetched.delete(lang));
    fetched.set(lang, text);
  }
  return text;
}
