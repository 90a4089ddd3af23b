// The language and the colours that were chosen on the page, and a button that tries again.
let kept = {};
try {
  kept = JSON.parse(localStorage.getItem("skirmish.settings") ?? "{}") ?? {};
} catch {
  // Nothing was chosen, or nothing may be kept: as the browser wants it.
}
const dark = kept.theme === "dark" || (kept.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
document.documentElement.dataset.theme = dark ? "dark" : "light";

const texts = [...document.querySelectorAll("main")];
const tags = { no: "nb", nn: "nb" };
const wanted = [kept.lang, ...navigator.languages]
  .map((tag) => String(tag).split("-", 1)[0])
  .map((tag) => texts.find(({ lang }) => lang === (tags[tag] ?? tag)))
  .find(Boolean);
for (const each of texts) each.hidden = each !== (wanted ?? texts[0]);
document.documentElement.lang = (wanted ?? texts[0]).lang;

for (const button of document.querySelectorAll("button")) button.onclick = () => location.reload();
window.addEventListener("online", () => location.reload());
