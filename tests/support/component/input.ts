import { expect } from 'vitest'
import { cdp, userEvent, type Locator } from 'vitest/browser'

interface Point {
  x: number
  y: number
}

/** The commands of Chromium's protocol that these helpers send; Vitest does not type them. */
interface Devtools {
  send: (method: string, parameters: object) => Promise<unknown>
}

const devtools = () => cdp() as unknown as Devtools

/** Focuses an element, as a script or a click would, and returns its locator. */
export async function focus(locator: Locator): Promise<Locator> {
  await expect.element(locator).toBeInTheDocument()
  locator.element().focus()
  return locator
}

/** Focuses an element and presses Enter. */
export async function activate(locator: Locator): Promise<void> {
  await focus(locator)
  await press('Enter')
}

/** Presses keys one after the other, such as `Tab`, `ArrowDown`, `a`. */
export async function press(...keys: string[]): Promise<void> {
  await userEvent.keyboard(keys.map((key) => `{${key}}`).join(''))
}

/** Replaces the content of the focused field at once, as a paste would. */
export async function paste(text: string): Promise<void> {
  await userEvent.keyboard('{Control>}a{/Control}')
  // Not by the clipboard: test files that run at the same time share it.
  await devtools().send('Input.insertText', { text })
}

/** Composes text in the focused field step by step, as an input method does, and commits the last step. */
export async function compose(...steps: string[]): Promise<void> {
  for (const text of steps) {
    await devtools().send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  }
  await devtools().send('Input.insertText', { text: steps.at(-1) ?? '' })
}

/** The middle of an element after its animation: a sheet rises, a drawer slides in. */
export async function middle(element: Element): Promise<Point> {
  let before = ''
  for (;;) {
    const { x, y, width, height } = element.getBoundingClientRect()
    const now = `${String(x)} ${String(y)}`
    if (now === before) return { x: x + width / 2, y: y + height / 2 }
    before = now
    await nextFrame()
  }
}

/** Moves a finger along a line of the page in ten steps. */
export async function swipe(from: Point, to: Point): Promise<void> {
  // Chromium applies `touch-action` with the next frame.
  await nextFrame()
  await nextFrame()
  // The protocol's coordinates start at the window, and the test runs in a frame of it.
  const frame = window.frameElement?.getBoundingClientRect()
  const touch = (type: 'touchStart' | 'touchMove', { x, y }: Point) =>
    devtools().send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: x + (frame?.x ?? 0), y: y + (frame?.y ?? 0) }],
    })
  await touch('touchStart', from)
  for (let step = 1; step <= 10; step++) {
    await touch('touchMove', { x: from.x + ((to.x - from.x) * step) / 10, y: from.y + ((to.y - from.y) * step) / 10 })
  }
  await devtools().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Moves the mouse pointer out of the page. */
export async function movePointerAway(): Promise<void> {
  await devtools().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 })
}

/** Sets the device's preference for reduced motion; the test browser prefers none. */
export async function setMotion(value: 'reduce' | 'no-preference'): Promise<void> {
  await devtools().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
}

/** Emulates forced colors, as in Windows' contrast themes. */
export async function setForcedColors(isActive: boolean): Promise<void> {
  const value = isActive ? 'active' : 'none'
  await devtools().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
}

function nextFrame(): Promise<unknown> {
  return new Promise((drawn) => requestAnimationFrame(drawn))
}

/** Clicks twice, the second time before any response can have come: by the pointer, a busy machine may let one come first. */
export async function clickTwice(target: Locator): Promise<void> {
  await expect.element(target).toBeEnabled()
  const element = target.element() as HTMLElement
  element.click()
  // What the first click changes is rendered.
  await Promise.resolve()
  element.click()
}
