/** Marks an element that scrolls with `data-more` while some of what it holds is out of sight below: its style then
 * shows that there is more. To be attached to the element. */
export function marksMore(element: HTMLElement): () => void {
  const look = () => {
    const below = element.scrollHeight - element.scrollTop - element.clientHeight;
    element.toggleAttribute("data-more", below > MARGIN);
  };
  const resized = new ResizeObserver(look);
  resized.observe(element);
  const changed = new MutationObserver(look);
  changed.observe(element, { childList: true, subtree: true, characterData: true });
  element.addEventListener("scroll", look, { passive: true });
  look();
  return () => {
    resized.disconnect();
    changed.disconnect();
    element.removeEventListener("scroll", look);
  };
}

/** Less than this hides no line, only the space below the last one. */
const MARGIN = 12;
