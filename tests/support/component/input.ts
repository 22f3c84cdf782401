import { expect } from 'vitest'
import { cdp, userEvent, type Locator } from 'vitest/browser'

interface Point {
  x: number
  y: number
}

/** The commands of Chromium's protocol that these helpers send; Vitest leaves them untyped. */
interface Devtools {
  send: (method: string, parameters: object) => Promise<unknown>
}

const devtools = () => cdp() as unknown as Devtools

/** Moves the focus to what a locator finds, as a script or a click would, and gives the locator back. */
export async function focus(locator: Locator): Promise<Locator> {
  await expect.element(locator).toBeInTheDocument()
  locator.element().focus()
  return locator
}

/** Focuses what a locator finds and presses Enter. */
export async function activate(locator: Locator): Promise<void> {
  await focus(locator)
  await press('Enter')
}

/** Presses keys one after the other, such as `Tab`, `ArrowDown`, `a`. */
export async function press(...keys: string[]): Promise<void> {
  await userEvent.keyboard(keys.map((key) => `{${key}}`).join(''))
}

/** Replaces what the focused field holds by a paste. */
export async function paste(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
  await userEvent.keyboard('{Control>}a{/Control}')
  await userEvent.keyboard('{Control>}v{/Control}')
}

/** Composes text in the focused field as an input method does, step by step, and commits the last one. */
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

/** The middle of an element once it has stopped moving: a sheet rises, a drawer slides in. */
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

/** A finger that moves along a line of the page in ten steps. */
export async function swipe(from: Point, to: Point): Promise<void> {
  // Chromium learns with the next picture what a finger may do there.
  await nextFrame()
  await nextFrame()
  // The protocol counts from the window, and the test runs in a frame of it.
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

/** Sets what the device asks of animations; the tests' browser asks for none. */
export async function setMotion(value: 'reduce' | 'no-preference'): Promise<void> {
  await devtools().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
}

/** Lets the system bring its own colors, as Windows' contrast themes do. */
export async function setForcedColors(isActive: boolean): Promise<void> {
  const value = isActive ? 'active' : 'none'
  await devtools().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
}

function nextFrame(): Promise<unknown> {
  return new Promise((drawn) => requestAnimationFrame(drawn))
}
