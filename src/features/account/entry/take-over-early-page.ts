import { typeText } from '#src/lib/type-text.ts'

/** Time in ms within which the click follows the end of a press. */
const CLICK_AFTER_PRESS_MS = 50

/**
 * Takes over from the page that `public/boot.js` shows until this one is rendered: keeps what was typed, chosen and focused
 * there, and presses what was pressed, unless an overlay covers it by now. A press that has begun there ends there first.
 */
export function takeOverEarlyPage(isCovered: () => boolean): void {
  const early = document.getElementById('early')
  const root = document.getElementById('root')
  if (early === null || root === null) return
  const takeOver = () => {
    root.hidden = false
    carryOver(early, root)
    if (!isCovered()) press(early, root)
    early.remove()
  }
  if (early.querySelector(':active') === null) return takeOver()
  const ended = new AbortController()
  // A key can press a button too, and no event fires for a release outside the window.
  for (const type of ['pointerup', 'pointercancel', 'keyup', 'blur'])
    addEventListener(
      type,
      () => {
        ended.abort()
        setTimeout(takeOver, CLICK_AFTER_PRESS_MS)
      },
      { signal: ended.signal },
    )
}

function carryOver(early: HTMLElement, root: HTMLElement): void {
  for (const input of early.querySelectorAll('input')) {
    const own = findCounterpart(input, root)
    if (!(own instanceof HTMLInputElement)) continue
    if (isChoice(input)) {
      if (input.checked && !own.checked) own.click()
    } else if (input.value !== '') typeText(own, input.value)
  }
  const focused = document.activeElement
  if (focused && early.contains(focused)) focusAs(focused, findCounterpart(focused, root))
}

function press(early: HTMLElement, root: HTMLElement): void {
  const pressed = early.querySelector('[aria-busy]')
  const own = pressed && findCounterpart(pressed, root)
  if (own instanceof HTMLElement) own.click()
}

const isChoice = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio'

/** The element of the app's page that is to a player what `element` is: the same field, choice, or words. */
function findCounterpart(element: Element, root: HTMLElement): Element | undefined {
  const key = getKey(element)
  return [...root.querySelectorAll(element.localName)].find((other) => getKey(other) === key)
}

function getKey(element: Element): string | null {
  // A group of radio buttons has a name that React makes.
  if (element instanceof HTMLInputElement) return element.type === 'radio' ? element.value : element.name
  return element.getAttribute('aria-label') ?? element.textContent
}

function focusAs(before: Element, now: Element | undefined): void {
  if (!(now instanceof HTMLElement)) return
  now.focus({ preventScroll: true })
  if (before instanceof HTMLInputElement && now instanceof HTMLInputElement && !isChoice(now))
    now.setSelectionRange(before.selectionStart, before.selectionEnd)
}
