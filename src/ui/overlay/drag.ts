/** The direction in which a panel is dragged out: down (a sheet), or to one side (a drawer). */
export type DragWay = 'down' | 'right' | 'left'

/** The movement in CSS pixels that makes a tap a drag. */
const DRAG_STARTS = 8

/** The share of the panel's size that closes it. */
const CLOSING_SHARE = 0.3

/** A flick also closes it: this speed in CSS pixels per millisecond, over at least this distance. */
const CLOSING_SPEED = 0.5
const FLICK_LENGTH = 32

/** A movement's length in the panel's direction, in CSS pixels; negative inwards. */
export function along(way: DragWay, dx: number, dy: number): number {
  if (way === 'down') return dy
  return way === 'right' ? dx : -dx
}

/** Whether a first movement drags the panel instead of scrolling its content; null if it is too short to tell. */
export function isDrag(way: DragWay, dx: number, dy: number): boolean | null {
  if (Math.hypot(dx, dy) < DRAG_STARTS) return null
  const across = way === 'down' ? Math.abs(dx) : Math.abs(dy)
  return along(way, dx, dy) > across
}

/** Whether a panel of `size`, released at `distance` with `speed`, closes or springs back. */
export function closes(distance: number, size: number, speed: number): boolean {
  if (distance <= 0 || size <= 0 || speed < -CLOSING_SPEED) return false
  return distance > size * CLOSING_SHARE || (speed > CLOSING_SPEED && distance > FLICK_LENGTH)
}

/** The CSS `translate` that moves a panel by `distance` in its direction, never inwards. */
export function toTranslate(way: DragWay, distance: number): string {
  const length = Math.max(0, Math.round(distance))
  if (way === 'down') return `0 ${length}px`
  return `${way === 'right' ? length : -length}px 0`
}
