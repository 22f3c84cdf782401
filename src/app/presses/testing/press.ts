import { vi } from 'vitest'
import type { Point } from '../press-rule.ts'

/** Waits until the guard has seen the painted page. */
export async function nextLook(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise((painted) => requestAnimationFrame(painted))
  await new Promise((done) => setTimeout(done))
}

export async function lookFor(milliseconds: number): Promise<void> {
  await nextLook()
  vi.advanceTimersByTime(milliseconds)
}

/** The place of an element: its middle. */
export function getPlace(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

export function fire(type: string, { x, y }: Point): Event {
  const init = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y, detail: 1, isPrimary: true }
  const event = type.startsWith('pointer') ? new PointerEvent(type, init) : new MouseEvent(type, init)
  Object.defineProperty(event, 'timeStamp', { value: performance.now() })
  document.elementFromPoint(x, y)?.dispatchEvent(event)
  return event
}

/** The events of a press with the mouse, and of its release somewhere. Whether the page refused the focus. */
export async function press(from: Point, to = from): Promise<boolean> {
  fire('pointerdown', from)
  const { defaultPrevented } = fire('mousedown', from)
  for (const type of ['pointerup', 'mouseup', 'click']) fire(type, to)
  await nextLook()
  return defaultPrevented
}

/** A key's click has no press before it. */
export function clickByKey(button: Element): void {
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 0 }))
}
