import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react'

/** The bar of a frame hides itself after this long, in milliseconds. */
export const BAR_HIDES_AFTER_MS = 1000

export interface HidingBar {
  readonly isShown: boolean
  readonly show: () => void
  /** Props of the bar: it stays while it has the focus or the mouse. */
  readonly handlers: {
    readonly onFocus: () => void
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerLeave: () => void
  }
}

/** A bar that hides itself after a while. Focus on one of its buttons shows it again. */
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
      // Not `enter`, which also fires when the bar appears under a resting mouse.
      onPointerMove(event) {
        if (event.pointerType === 'mouse') setPointed(true)
      },
      onPointerLeave: () => setPointed(false),
    },
  }
}
