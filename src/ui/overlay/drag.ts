/** The way in which a panel leaves: down (a sheet), or to one side (a drawer). */
export type DragWay = 'down' | 'right' | 'left'

/** A movement that far, in CSS pixels, is no tap any more. */
const DRAG_STARTS = 8

/** This part of the panel's size closes it. */
const CLOSING_SHARE = 0.3

/** So does this speed, in CSS pixels a millisecond, over this many: a flick. A short twitch is none. */
const CLOSING_SPEED = 0.5
const FLICK_LENGTH = 32

/** How far a movement leads the panel's way, in CSS pixels; what leads back inside is negative. */
export function along(way: DragWay, dx: number, dy: number): number {
  if (way === 'down') return dy
  return way === 'right' ? dx : -dx
}

/** Whether a first movement drags the panel rather than scrolls in it or goes nowhere; null while it is too short. */
export function isDrag(way: DragWay, dx: number, dy: number): boolean | null {
  if (Math.hypot(dx, dy) < DRAG_STARTS) return null
  const across = way === 'down' ? Math.abs(dx) : Math.abs(dy)
  return along(way, dx, dy) > across
}

/** Whether a panel of `size` that is let go at `distance`, with `speed` along its way, closes or springs back. */
export function closes(distance: number, size: number, speed: number): boolean {
  if (distance <= 0 || size <= 0 || speed < -CLOSING_SPEED) return false
  return distance > size * CLOSING_SHARE || (speed > CLOSING_SPEED && distance > FLICK_LENGTH)
}

/** The CSS `translate` that moves a panel `distance` along its way; it never goes further in than it is. */
export function translateOf(way: DragWay, distance: number): string {
  const length = Math.max(0, Math.round(distance))
  if (way === 'down') return `0 ${length}px`
  return `${way === 'right' ? length : -length}px 0`
}
