import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react'
import { toMediaQuery } from '#src/lib/breakpoints.ts'
import { along, closes, isDrag, toTranslate, type DragWay } from './drag.ts'

interface Drag {
  readonly pointer: number
  readonly x: number
  readonly y: number
  isDragging: boolean
  distance: number
  /** CSS pixels per millisecond at the last movement, and its time. */
  speed: number
  at: number
}

export interface DragHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void
  readonly onClickCapture: (event: MouseEvent<HTMLElement>) => void
}

/** A finger that rests this many milliseconds before release has not flicked. */
const REST_MS = 80

/** From this width on a sheet is a centered card that cannot be dragged. */
const CARD = toMediaQuery('(--from-small)')

/** Whether a press may start a drag: not on inputs and sliders, nor on text under a mouse. */
function mayDrag(event: PointerEvent<HTMLElement>, way: DragWay): boolean {
  if (!event.isPrimary || event.button !== 0) return false
  if (way === 'down' ? matchMedia(CARD).matches : event.pointerType === 'mouse') return false
  return !(event.target instanceof Element && event.target.closest('input, textarea, select, [data-no-drag]'))
}

/** The duration of the closing animation in milliseconds; 0 with reduced motion. */
function leaveMs(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 180
}

/**
 * Closes a panel by dragging it with finger, pen or mouse. Put the handlers on the part that drags (a sheet's head, a
 * whole drawer) and disable that direction in its `touch-action`.
 */
export function useDragClose(panel: RefObject<HTMLElement | null>, way: DragWay, close: () => void): DragHandlers {
  const drag = useRef<Drag | null>(null)
  const swallowClick = useRef(false)

  function move(distance: number | null): void {
    panel.current?.style.setProperty('translate', distance === null ? '' : toTranslate(way, distance))
    panel.current?.toggleAttribute('data-dragging', distance !== null)
  }

  function leave(distance: number, size: number): void {
    const frames = [{ translate: toTranslate(way, distance) }, { translate: toTranslate(way, size) }]
    const leaving = panel.current?.animate(frames, { duration: leaveMs(), easing: 'ease-out', fill: 'forwards' })
    const done = (): void => {
      close()
      // The parent may keep it open: then it returns to its place.
      requestAnimationFrame(() => {
        leaving?.cancel()
        move(null)
      })
    }
    if (leaving) leaving.addEventListener('finish', done)
    else done()
  }

  function end(event: PointerEvent<HTMLElement>, isReleased: boolean): void {
    const { current } = drag
    if (current?.pointer !== event.pointerId) return
    drag.current = null
    if (!current.isDragging) return
    const box = panel.current?.getBoundingClientRect()
    const size = (way === 'down' ? box?.height : box?.width) ?? 0
    const speed = event.timeStamp - current.at > REST_MS ? 0 : current.speed
    // The click after the drag comes before this; later clicks, by key, must count.
    setTimeout(() => (swallowClick.current = false))
    if (isReleased && closes(current.distance, size, speed)) leave(current.distance, size)
    else move(null)
  }

  return {
    onPointerDown(event) {
      swallowClick.current = false
      if (!mayDrag(event, way)) return
      const { pointerId: pointer, clientX: x, clientY: y, timeStamp: at } = event
      drag.current = { pointer, x, y, isDragging: false, distance: 0, speed: 0, at }
    },
    onPointerMove(event) {
      const { current } = drag
      if (current?.pointer !== event.pointerId) return
      const [dx, dy] = [event.clientX - current.x, event.clientY - current.y]
      if (!current.isDragging) {
        const verdict = isDrag(way, dx, dy)
        if (verdict === false) drag.current = null
        if (verdict !== true) return
        current.isDragging = true
        swallowClick.current = true
        event.currentTarget.setPointerCapture(event.pointerId)
      }
      const distance = along(way, dx, dy)
      current.speed = (distance - current.distance) / Math.max(event.timeStamp - current.at, 1)
      current.distance = distance
      current.at = event.timeStamp
      move(current.distance)
    },
    onPointerUp: (event) => end(event, true),
    onPointerCancel: (event) => end(event, false),
    onClickCapture(event) {
      // The button under the finger was dragged, not pressed.
      if (!swallowClick.current) return
      swallowClick.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
