/** Puts a text into an input as typing does: its control gets an event, and React does not take it for its own change. */
export function typeText(input: HTMLInputElement, text: string): void {
  // Behind the setter that React has put on the element.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
