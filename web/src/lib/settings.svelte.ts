// A person's choices: reactive, kept in the browser, and shown on <html> for the style sheets.
import { MediaQuery } from "svelte/reactivity";
import type { Lang } from "../wire";
import { tagOf } from "./language";
import {
  type CardSize,
  type Confirm,
  type Pace,
  type Preferences,
  readPreferences,
  STORED_AS,
  type Theme,
} from "./preferences";
import { store } from "./stored";

const SCALES: Readonly<Record<CardSize, number>> = { small: 0.85, normal: 1, large: 1.2 };
const PACING: Readonly<Record<Pace, number>> = { slow: 1.7, normal: 1, fast: 0.5, off: 0 };

class Settings {
  #chosen = $state<Preferences>(readPreferences());
  #reduced = new MediaQuery("(prefers-reduced-motion: reduce)");
  #dark = new MediaQuery("(prefers-color-scheme: dark)");

  constructor() {
    this.#show();
  }

  /** Changed by `speak` in say.ts, when the messages are there. */
  get lang(): Lang {
    return this.#chosen.lang;
  }
  set lang(lang: Lang) {
    this.#set("lang", lang);
  }

  get theme(): Theme {
    return this.#chosen.theme;
  }
  set theme(theme: Theme) {
    this.#set("theme", theme);
  }

  /** Whether the page is dark now, by choice or by the system. */
  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "auto" && this.#dark.current);
  }

  /** Switch between light and dark; a theme that is the system's own goes on following the system. */
  toggleTheme(): void {
    const wanted = this.dark ? "light" : "dark";
    this.theme = (wanted === "dark") === this.#dark.current ? "auto" : wanted;
  }

  get sound(): boolean {
    return this.#chosen.sound;
  }
  set sound(sound: boolean) {
    this.#set("sound", sound);
  }

  get hints(): boolean {
    return this.#chosen.hints;
  }
  set hints(hints: boolean) {
    this.#set("hints", hints);
  }

  get warnings(): boolean {
    return this.#chosen.warnings;
  }
  set warnings(warnings: boolean) {
    this.#set("warnings", warnings);
  }

  get pace(): Pace {
    return this.#chosen.pace;
  }
  set pace(pace: Pace) {
    this.#set("pace", pace);
  }

  /** Whether things may move: by the person's choice and the system's. Ask this before animating. */
  get animated(): boolean {
    return this.pace !== "off" && !this.#reduced.current;
  }

  /** How many times faster than usual a playback is: a replay's speed. Not kept. */
  tempo = $state(1);

  /** What the times of a playback are multiplied by. */
  get pacing(): number {
    return PACING[this.pace] / this.tempo;
  }

  get coordinates(): boolean {
    return this.#chosen.coordinates;
  }
  set coordinates(coordinates: boolean) {
    this.#set("coordinates", coordinates);
  }

  get ends(): boolean {
    return this.#chosen.ends;
  }
  set ends(ends: boolean) {
    this.#set("ends", ends);
  }

  get advisor(): string {
    return this.#chosen.advisor;
  }
  set advisor(advisor: string) {
    this.#set("advisor", advisor);
  }

  get confirm(): Confirm {
    return this.#chosen.confirm;
  }
  set confirm(confirm: Confirm) {
    this.#set("confirm", confirm);
  }

  get cards(): CardSize {
    return this.#chosen.cards;
  }
  set cards(cards: CardSize) {
    this.#set("cards", cards);
  }

  /** What the size of cards is multiplied by. */
  get cardScale(): number {
    return SCALES[this.cards];
  }

  get phrases(): boolean {
    return this.#chosen.phrases;
  }
  set phrases(phrases: boolean) {
    this.#set("phrases", phrases);
  }

  get name(): string {
    return this.#chosen.name;
  }
  set name(name: string) {
    this.#set("name", name);
  }

  #set<K extends keyof Preferences>(name: K, value: Preferences[K]): void {
    this.#chosen[name] = value;
    store(STORED_AS, $state.snapshot(this.#chosen));
    this.#show();
  }

  #show(): void {
    const root = document.documentElement;
    root.lang = tagOf(this.lang);
    if (this.theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    if (this.pace === "off") root.dataset.motion = "none";
    else delete root.dataset.motion;
  }
}

export const settings = new Settings();
