"""What looking can find wrong: text that is cut or sticks out, ids in place of words, what axe-core finds."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

_AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
_ID: Final = re.compile(
    r"\b(?:page|table|islandpage|hillpage|island|hill218|error|opponent|facts?|common)-[a-z][a-z0-9]*(?:-[a-z0-9]+)*\b"
    r"|\{\s*\$|\{\s*-?[a-z]+-[a-z]"
)
# Every line of text is compared with the boxes around it: where one hides what sticks out, the line must be
# inside; where one scrolls, it must not be needed sideways, but for tables, which say so by their role. A
# word must not be broken but at a hyphen, nor the chosen line of a list be cut.
_CUT: Final = """
() => {
  const found = [];
  const classes = (each) => [...each.classList].filter((name) => !name.startsWith("svelte-"));
  const name = (each) => [each.tagName.toLowerCase(), ...classes(each)].join(".");
  const say = (what, node, more) =>
    found.push(`${what}: "${node.textContent.trim().slice(0, 60)}" in ${name(node.parentElement)} ${more}`);
  const hides = (how) => how === "hidden" || how === "clip";
  const rolls = (how) => how === "auto" || how === "scroll";
  const WORD = /(?<!\\d)\\p{Script=Latin}{2,}(?!\\d)/gu;
  const unseen = "svg, .vh, script, style, option, noscript, [data-may-be-cut]";
  const open = document.querySelector("dialog[open]");
  const walker = document.createTreeWalker(open ?? document.body, NodeFilter.SHOW_TEXT);
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth + 1) found.push(`the page is ${wide} px wide`);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!node.textContent.trim() || parent.closest(unseen)) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    // A word may break where a hyphen allows it, and nowhere else. Keys and links are no words.
    const words = parent.closest("code, dd, textarea") ? [] : node.textContent.matchAll(WORD);
    for (const word of words) {
      // Of its first letter the last box: a soft hyphen before it is drawn at the end of the line above.
      const [first, last] = [word.index, word.index + word[0].length - 1].map((at) => {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return [...range.getClientRects()].at(-1)?.top ?? 0;
      });
      // On the next line, not lower because its card leans.
      const size = parseFloat(getComputedStyle(parent).fontSize);
      if (last - first > 0.6 * size) say(`breaks a word, ${word[0]}`, node, "");
    }
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 1 || rect.height < 1) continue;
      let [x, y] = [true, true];
      for (let box = parent; box; box = box.parentElement) {
        const style = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        if (style.display === "inline" || style.display === "contents") continue;
        if (x && (rect.left < edge.left - 2 || rect.right > edge.right + 2)) {
          const over = Math.round(rect.right - edge.right);
          if (hides(style.overflowX)) {
            say("cut at the side", node, `by ${name(box)} ${over} px`);
            x = false;
          } else if (rolls(style.overflowX)) {
            if (box.getAttribute("role") !== "region" && !box.matches(".scrolls, .spaces"))
              say("scrolls sideways", node, `in ${name(box)}`);
            x = false;
          } else if (box === parent && over > 3) say("sticks out", node, `${over} px`);
        }
        if (rolls(style.overflowX)) x = false;
        // A clamp ends in dots that say that there is more; the whole of it is behind a button beside it.
        if (rolls(style.overflowY) || style.webkitLineClamp !== "none") y = false;
        if (y && hides(style.overflowY) && (rect.bottom > edge.bottom + 3 || rect.top < edge.top - 3)) {
          say("cut below or above", node, `by ${name(box)}`);
          y = false;
        }
        // Boxes above a fixed one do not cut it.
        if (style.position === "fixed" || box.tagName === "DIALOG") break;
      }
      if (x && (rect.left < -1 || rect.right > innerWidth + 1))
        say("beyond the window", node, `${Math.round(rect.left)}…${Math.round(rect.right)}`);
    }
  }
  const pen = document.createElement("canvas").getContext("2d");
  for (const list of (open ?? document).querySelectorAll("select")) {
    const style = getComputedStyle(list);
    const chosen = list.selectedOptions[0];
    const seen = list.checkVisibility({ visibilityProperty: true }) && style.color !== "rgba(0, 0, 0, 0)";
    if (!chosen || !seen) continue;
    pen.font = style.font;
    // The arrow takes about the text's height.
    const [left, right, arrow] = [style.paddingLeft, style.paddingRight, style.fontSize].map(parseFloat);
    const room = list.clientWidth - left - right - arrow;
    const needed = pen.measureText(chosen.text).width;
    if (needed > room + 1) say("cut in its list", chosen, `${Math.round(needed - room)} px`);
  }
  return [...new Set(found)];
}
"""
# What a list scrolls sideways is reached by scrolling it.
_HIDDEN: Final = """
(selector) => [...document.querySelectorAll(selector)]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest(".scrolls"))
  .flatMap((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const words = (each.getAttribute("data-square") ?? each.textContent).trim().slice(0, 40);
    const name = `${selector} "${words}"`;
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight || !width) return [`out of sight: ${name}`];
    const seen = document.elementFromPoint(x, y);
    // A drawing of the same board may lie over its square.
    const same = seen && (each.contains(seen) || seen.contains(each)
      || (each.matches("svg *") && each.closest("svg") === seen.closest("svg")));
    return same ? [] : [`covered: ${name} by ${seen?.tagName} ${seen?.getAttribute("class")}`];
  })
"""
# Of each, one that is drawn: what a style sheet takes away is not in sight, and the above would not say so.
_MISSING: Final = """
(selectors) => selectors.filter((selector) =>
  ![...document.querySelectorAll(selector)].some((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const inside = left >= -1 && top >= -1
      && left + width <= innerWidth + 1 && top + height <= innerHeight + 1;
    const drawn = each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return width && height && inside && drawn;
  })
)
"""
# What may be scrolled away counts as well, but for a list that scrolls sideways.
_PART_HIDDEN: Final = """
(selector) => [...document.querySelectorAll(selector)]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest(".scrolls"))
  .flatMap((each) => {
    const own = each.getBoundingClientRect();
    let [top, bottom] = [Math.max(0, own.top), Math.min(innerHeight, own.bottom)];
    for (let box = each.parentElement; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.display === "contents" || style.overflowY === "visible") continue;
      const edge = box.getBoundingClientRect();
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    const less = Math.round(own.height - Math.max(0, bottom - top));
    return less > 1 ? [`hidden by ${less} px: ${selector} "${each.textContent.trim().slice(0, 40)}"`] : [];
  })
"""
_WORDS: Final = """
() => {
  const words = [document.title, document.body.innerText];
  for (const each of document.querySelectorAll("[aria-label], [title], [alt], [placeholder]"))
    for (const name of ["aria-label", "title", "alt", "placeholder"])
      words.push(each.getAttribute(name) ?? "");
  for (const each of document.querySelectorAll("svg text, .vh, option")) words.push(each.textContent);
  return words.join("\\n");
}
"""


def hidden(page: Page, selector: str) -> list[str]:
    """Every shown element of these whose middle is out of sight, or lies under something else."""
    found: list[str] = page.evaluate(_HIDDEN, selector)
    return found


def unseen(page: Page, *selectors: str) -> list[str]:
    """What of these is not there at all, or not drawn, and what :func:`hidden` finds of the rest."""
    missing: list[str] = page.evaluate(_MISSING, selectors)
    covered = [each for css in selectors for each in hidden(page, css)]
    return [*(f"not there: {each}" for each in missing), *covered]


def part_hidden(page: Page, selector: str) -> list[str]:
    """Every shown element of these whose height is in part cut off, by the window or by what scrolls."""
    found: list[str] = page.evaluate(_PART_HIDDEN, selector)
    return found


def cut(page: Page) -> list[str]:
    """Every text that is cut off, sticks out of its box or lies beyond the window."""
    found: list[str] = page.evaluate(_CUT)
    return found


def ids(page: Page) -> list[str]:
    """Every message id, or placeholder, that is shown instead of words."""
    return sorted(set(_ID.findall(page.evaluate(_WORDS))))


@cache
def _axe() -> str:
    return _AXE.read_text()


def violations(page: Page, *, contrast: bool = True) -> list[str]:
    """What axe-core finds; contrasts take up to half of its time.

    The page's policy lets no foreign script in: it comes by the debugger's door. Nothing is preloaded:
    that serves only rules about media, which our pages do not have.
    """
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_axe())
    found: list[dict[str, Any]] = page.evaluate(
        """async (enabled) => {
          const rules = { "color-contrast": { enabled } };
          return (await axe.run(document, { preload: false, resultTypes: ["violations"], rules })).violations;
        }""",
        contrast,
    )
    return [
        f"{each['id']} ({each['impact']}): {node['target']} {node['html'][:160]} "
        f"{node.get('failureSummary', '')[:200]}"
        for each in found
        for node in each["nodes"][:4]
    ]
