import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react'

/** The bar of a frame hides itself after this long, in milliseconds. */
export const BAR_HIDES_AFTER_MS = 1000

export interface HidingBar {
  readonly isShown: boolean
  readonly show: () => void
  /** For the bar: while it has the focus, or a mouse is over it, it stays. */
  readonly handlers: {
    readonly onFocus: () => void
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerLeave: () => void
  }
}

/** A bar that makes room for what is below it. The keyboard brings it back by reaching one of its buttons. */
export function useHidingBar(): HidingBar {
  const [isShown, setShown] = useState(true)
  const [isFocused, setFocused] = useState(false)
  const [isPointed, setPointed] = useState(false)
  const isHeld = isFocused || isPointed

  useEffect(() => {
    if (!isShown || isHeld) return undefined
    const timer = setTimeout(() => setShown(false), BAR_HIDES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isShown, isHeld])

  return {
    isShown,
    show: () => setShown(true),
    handlers: {
      onFocus() {
        setShown(true)
        setFocused(true)
      },
      onBlur(event) {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false)
      },
      // Not `enter`: that comes also when the bar appears under a mouse that rests.
      onPointerMove(event) {
        if (event.pointerType === 'mouse') setPointed(true)
      },
      onPointerLeave: () => setPointed(false),
    },
  }
}
