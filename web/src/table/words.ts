// What the table says: names, times, presence and the lines of the log, in the language spoken now.
import { capitalAfterColon, tagOf } from "../lib/language";
import { type Audience, has, people, say, sayPlay, sayPrompt, saySaid, saySeat } from "../lib/say";
import { voice } from "../lib/voice.svelte";
import type { Following } from "../lib/standing";
import { sayAgo } from "../lib/words";
import { ENDED, TURN_BEGAN } from "../lib/events";
import type { Entry, Prompt, Said, SeatName } from "../wire";
import { type Line, sinceDecision } from "./log";
import { index } from "../lib/seats";
import type { Play } from "./play.svelte";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What a seat's player is called: a name, the computer's level, or the seat's own word. */
export function nameOf(play: Play, seat: SeatName): string {
  const player = play.player(seat);
  if (player?.name) return player.name;
  if (player?.level) return say(`opponent-${player.level}`);
  return saySeat(seat, play.game);
}

/** Who reads this table: "you" is the viewer's own seat, unless two sit at this screen. */
export function audienceOf(play: Play, together = false): Audience {
  return {
    you: together ? null : play.seat,
    name: (seat) => nameOf(play, seat),
    computer: (seat) => Boolean(play.player(seat)?.level),
  };
}

/** Time left on a clock: 12:41, 1:02:03, or days and hours where a match is played by correspondence. */
export function shownTime(ms: number): string {
  if (ms >= DAY) return say("table-time-days", { days: Math.floor(ms / DAY), hours: Math.floor((ms % DAY) / HOUR) });
  // A clock that shows 0:00 has run out.
  const seconds = Math.ceil(ms / SECOND);
  const two = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Whether a seat's player is there, as a sentence. */
export function presenceOf(play: Play, seat: SeatName): string {
  const { presence } = play;
  const name = nameOf(play, seat);
  const how = presence?.seats[index(seat)];
  if (!presence || !how) return "";
  if (how === "computer") {
    const awaited = play.present?.status === "playing" && play.present.prompt?.seat === seat;
    return say(awaited && presence.thinking ? "table-computer-thinking" : "table-computer-ready", { name });
  }
  if (how === "here") return say("table-here", { name });
  if (how === "never") return say("table-never", { name });
  const since = presence.since?.[index(seat)];
  if (since == null) return say("table-away", { name });
  const gone = play.moment - since;
  return gone < MINUTE
    ? say("table-away-now", { name })
    : say("table-away-since", { name, ago: sayAgo(gone, "always") });
}

/** A line of the log. `next`: what a rematch is. */
export function lineWords(game: string, line: Line, audience: Audience, next: Following = "match"): string {
  if (line.kind === null) return sayPlay(game, line.events, audience);
  // A computer gives back the whole turn.
  const turn = line.kind === "accept-takeback" && line.seat && audience.computer?.(line.seat);
  return say(`table-log-${turn ? "takeback-turn" : line.kind}`, {
    next,
    ...(line.seat ? people(game, { seat: line.seat }, audience) : {}),
  });
}

/** What a takeback of a seat's last decision undoes, in words; empty if that is nothing worth a word. */
export function undoneWords(play: Play, seat: SeatName, together = false): string {
  const told = sinceDecision(play.entries, seat).filter(({ code }) => code !== TURN_BEGAN);
  return told.length ? sayPlay(play.game, told, audienceOf(play, together)) : "";
}

/** What a seat did last, in words; nothing of an earlier turn of its own. */
export function storyWords(game: string, entries: readonly Entry[], seat: SeatName, audience: Audience): string {
  const played = entries.flatMap((entry) => entry.played ?? []);
  const began = played.findLastIndex(({ events }) =>
    events.some(({ code, facts }) => code === TURN_BEGAN && facts.seat === seat),
  );
  const events = played.slice(began + 1).findLast((token) => token.seat === seat)?.events ?? [];
  // Not that the next turn begins, nor how it ended.
  const told = events.filter(({ code }) => code !== TURN_BEGAN && code !== ENDED);
  return told.length ? sayPlay(game, told, audience) : "";
}

/** What is asked: a heading, and what more there is to say. */
export interface Asked {
  heading: string;
  body: string;
  /** The heading says only whose turn it is; what is asked stands in the body. */
  vague?: boolean;
}

const SHORT = 34;

const warns =
  (game: string) =>
  ({ id }: Said) =>
    id.startsWith(`${game}-danger-`);

/** What a prompt warns of; the question itself is `askedWords`. */
export function warningWords(game: string, prompt: Prompt): string[] {
  return (prompt.says ?? []).filter(warns(game)).map(saySaid);
}

/** The prompt's own words: "Your turn: use the 3", and the rest below. A long sentence stays whole, below. */
export function askedWords(game: string, prompt: Prompt, name: string | null = null): Asked {
  // The server says what fits the moment; without that the prompt's own sentence serves.
  const says = (prompt.says ?? []).filter((said) => !warns(game)(said));
  const whole = says.length ? says.map(saySaid).join(" ") : sayPrompt(game, prompt);
  const end = whole.indexOf(". ");
  const first = end < 0 ? whole.replace(/\.$/, "") : whole.slice(0, end);
  const short = `${game}-short-${prompt.code}`;
  const plain = !says.length || says[0]?.id === `${game}-prompt-${prompt.code}`;
  if (first.length > SHORT && end >= 0 && plain && has(short))
    return { heading: headed(say(short), name), body: whole.slice(end + 2) };
  if (first.length > SHORT)
    return {
      heading: name === null ? say("table-your-turn") : say("table-turn-of", { name }),
      body: whole,
      vague: true,
    };
  return { heading: headed(first, name), body: end < 0 ? "" : whole.slice(end + 2) };
}

/** "Your turn: use the 3". */
function headed(first: string, name: string | null): string {
  const start = first.charAt(0);
  const what = (capitalAfterColon(voice.lang) ? start : start.toLocaleLowerCase(tagOf(voice.lang))) + first.slice(1);
  return name === null ? say("table-your-turn-to", { what }) : say("table-turn-of-to", { name, what });
}
