/** A control whose text is typed. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement

/** Puts a text into a control as typing does: it gets an event, and React does not take it for its own change. */
export function typeText(control: TextControl, text: string): void {
  // Behind the setter that React has put on the element.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
