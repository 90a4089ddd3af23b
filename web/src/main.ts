// The first script, kept small: it knows the language, so that messages, styles and page travel side by side.
import "$assets/tokens.css";
import "./app/styles/page.css";
import { fetchMessages } from "./lib/language";
import { readPreferences } from "./lib/preferences";

const { lang, theme } = readPreferences();
if (theme !== "auto") document.documentElement.dataset.theme = theme;
// A failure is shown by the page itself, which asks again.
fetchMessages(lang).catch(() => undefined);
// Nor is there a reason to wait for the page before asking for the table on it.
if (location.pathname.startsWith("/t/")) void import("./table/Arrival.svelte").catch(() => undefined);
void import("./app/start").then(({ start }) => start(document.getElementById("page") as HTMLElement));
