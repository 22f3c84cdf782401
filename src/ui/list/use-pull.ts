import { type RefObject, useEffect, useEffectEvent } from 'react'
import { PULL_ENOUGH, getPull, startsPull } from './pull.ts'

/** The effects of a pull besides moving the page: `--pull` on the host is its length in pixels. */
export interface PullActions {
  /** The pull has crossed the threshold, in either direction. */
  readonly onReady: (isReady: boolean) => void
  readonly onRelease: () => void
}

/**
 * A pull from the very top of the page. Touch events, because the browser cancels pointer events when it scrolls. While
 * the page is scrolled, only the first touch has a listener.
 */
export function usePull(host: RefObject<HTMLElement | null>, isOff: boolean, actions: PullActions): void {
  const ready = useEffectEvent(actions.onReady)
  const release = useEffectEvent(actions.onRelease)

  useEffect(() => {
    const element = host.current
    if (!element || isOff) return undefined
    let from: { x: number; y: number } | null = null
    let length = 0
    let isPulling = false

    const set = (next: number) => {
      const wasReady = length >= PULL_ENOUGH
      length = next
      element.style.setProperty('--pull', `${Math.round(length)}px`)
      if (length >= PULL_ENOUGH !== wasReady) ready(length >= PULL_ENOUGH)
    }
    const move = (event: TouchEvent) => {
      const [touch] = event.touches
      if (!from || !touch || event.touches.length > 1) return end()
      const [dx, dy] = [touch.clientX - from.x, touch.clientY - from.y]
      if (!isPulling && (Math.abs(dx) > 8 || dy < -8)) return end()
      isPulling ||= startsPull(dx, dy)
      if (!isPulling) return
      // Prevent the browser's own scrolling and its reload gesture from here on.
      if (event.cancelable) event.preventDefault()
      element.toggleAttribute('data-pulling', true)
      set(getPull(dy))
    }
    const drop = () => {
      if (length >= PULL_ENOUGH) release()
      end()
    }
    const end = () => {
      from = null
      isPulling = false
      element.removeAttribute('data-pulling')
      if (length > 0) set(0)
      element.removeEventListener('touchmove', move)
    }
    const start = (event: TouchEvent) => {
      const [touch] = event.touches
      if (window.scrollY > 0 || !touch || event.touches.length > 1) return
      from = { x: touch.clientX, y: touch.clientY }
      // Attached only during a touch that began at the top: a non-passive listener slows scrolling down.
      element.addEventListener('touchmove', move, { passive: false })
    }
    element.addEventListener('touchstart', start, { passive: true })
    element.addEventListener('touchend', drop)
    element.addEventListener('touchcancel', end)
    return () => {
      end()
      element.removeEventListener('touchstart', start)
      element.removeEventListener('touchend', drop)
      element.removeEventListener('touchcancel', end)
    }
  }, [host, isOff])
}
