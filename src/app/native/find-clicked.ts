/** What a click hit, if it counts: `guardPresses` stops the others, and a busy button prevents its click. */
export function findClicked(event: Event, selector: string): Element | null {
  return event.defaultPrevented || !(event.target instanceof Element) ? null : event.target.closest(selector)
}
