import { type MouseEvent, type TouchEvent, useRef } from 'react'

/** How long a finger rests before it counts, in milliseconds, as on Android. */
const HOLD_MS = 500
/** How far a finger may move meanwhile, in pixels. */
const SLIP_PX = 10

export interface LongPressHandlers {
  readonly onContextMenu: (event: MouseEvent) => void
  readonly onTouchStart: (event: TouchEvent) => void
  readonly onTouchMove: (event: TouchEvent) => void
  readonly onTouchEnd: (event: TouchEvent) => void
  readonly onTouchCancel: () => void
}

/**
 * Handlers for a long press, a right click and the keyboard's menu key. Android and desktops send `contextmenu` for all
 * of them; iOS sends nothing, so touches are timed.
 */
export function useLongPress(onPress: () => void): LongPressHandlers {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const from = useRef({ x: 0, y: 0 })
  const isPressed = useRef(false)
  const stop = () => clearTimeout(timer.current)

  function press(): void {
    isPressed.current = true
    onPress()
  }

  return {
    onContextMenu(event) {
      event.preventDefault()
      stop()
      // The timer may have been first.
      if (!isPressed.current) onPress()
      isPressed.current = false
    },
    onTouchStart({ touches }) {
      const touch = touches.item(0)
      stop()
      isPressed.current = false
      if (!touch || touches.length > 1) return
      from.current = { x: touch.clientX, y: touch.clientY }
      timer.current = setTimeout(press, HOLD_MS)
    },
    onTouchMove({ touches }) {
      const touch = touches.item(0)
      if (touch && Math.hypot(touch.clientX - from.current.x, touch.clientY - from.current.y) > SLIP_PX) stop()
    },
    onTouchEnd(event) {
      stop()
      // No click follows.
      if (isPressed.current) event.preventDefault()
      isPressed.current = false
    },
    onTouchCancel: stop,
  }
}
