import { typeText } from '#src/lib/type-text.ts'

/**
 * Takes over from the form that `public/boot.js` shows until this one is rendered: keeps what was typed, chosen and focused
 * there, and carries out once what was pressed there, unless an overlay covers the page by now.
 */
export function takeOverEarlyForm(isCovered: () => boolean): void {
  const early = document.getElementById('early')
  const root = document.getElementById('root')
  if (early === null || root === null) return
  // A press that has begun counts: its end would find nothing.
  const pressed = early.querySelector('[aria-busy], :is(a, button):active')
  const focused = document.activeElement
  root.hidden = false
  for (const before of early.querySelectorAll('input')) {
    const now = findCounterpart(before, root)
    if (!(now instanceof HTMLInputElement)) continue
    if (isChoice(before)) {
      if (before.checked && !now.checked) now.click()
    } else if (before.value !== '') typeText(now, before.value)
    if (before === focused && !isChoice(before)) now.setSelectionRange(before.selectionStart, before.selectionEnd)
  }
  if (focused && early.contains(focused)) findCounterpart(focused, root)?.focus({ preventScroll: true })
  early.remove()
  if (pressed && !isCovered()) findCounterpart(pressed, root)?.click()
}

const isChoice = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio'

/** The element of the app's page that is to a player what `element` is: the same field, choice, or words. */
function findCounterpart(element: Element, root: HTMLElement): HTMLElement | undefined {
  const key = getKey(element)
  return [...root.querySelectorAll<HTMLElement>(element.localName)].find((other) => getKey(other) === key)
}

function getKey(element: Element): string | null {
  // A group of radio buttons has a name that React makes.
  if (element instanceof HTMLInputElement) return element.type === 'radio' ? element.value : element.name
  return element.getAttribute('aria-label') ?? element.textContent
}
