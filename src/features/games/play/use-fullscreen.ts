import { type RefObject, useCallback, useEffect, useState } from 'react'
import type { Orientation } from './orientation-hint.tsx'

export interface Fullscreen {
  readonly isFull: boolean
  /** Call it within the player's tap. */
  readonly toggle: () => void
}

function enter(element: HTMLElement | null): Promise<void> {
  // Missing on iPhone, whatever the types say.
  return element?.requestFullscreen?.({ navigationUI: 'hide' }) ?? Promise.resolve()
}

/** Turns the screen, where a browser can: Android in fullscreen. It turns back by itself. */
async function turn(orientation: Orientation | undefined): Promise<void> {
  const screenOrientation = screen.orientation as ScreenOrientation & { lock?: (to: Orientation) => Promise<void> }
  if (orientation !== undefined && document.fullscreenElement) await screenOrientation.lock?.(orientation)
}

function leave(): Promise<void> {
  return document.fullscreenElement ? document.exitFullscreen() : Promise.resolve()
}

/**
 * Fullscreen for an element that covers the page already. If the element cannot go fullscreen (iPhone) or the browser
 * refuses, `isFull` is true anyway: the screen then hides its own bar.
 * @param orientation how the screen should be turned in fullscreen
 */
export function useFullscreen(element: RefObject<HTMLElement | null>, orientation?: Orientation): Fullscreen {
  const [isFull, setFull] = useState(false)

  // The player may leave by Esc or a system gesture.
  useEffect(() => {
    const onChange = () => {
      if (!document.fullscreenElement) setFull(false)
    }
    document.addEventListener('fullscreenchange', onChange)
    return () => document.removeEventListener('fullscreenchange', onChange)
  }, [])

  const toggle = useCallback(() => {
    setFull(!isFull)
    const change = isFull ? leave() : enter(element.current).then(() => turn(orientation))
    change.catch(() => undefined)
  }, [element, isFull, orientation])

  return { isFull, toggle }
}
