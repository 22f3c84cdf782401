import { useEffect, useRef, useState } from 'react'

/** Time for reading a slide, in milliseconds. */
const SLIDE_MS = 6000

/** Whether the player's device asks for less motion. */
const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

export interface Autoplay {
  readonly isPlaying: boolean
  /** False with reduced motion: there is nothing to stop. */
  readonly canPlay: boolean
  readonly setPlaying: (isPlaying: boolean) => void
}

/** Calls `next` every few seconds until stopped; not while the page is hidden, never with reduced motion. */
export function useAutoplay(isWanted: boolean, next: () => void): Autoplay {
  const [isAllowed, setPlaying] = useState(true)
  const [canPlay] = useState(() => !isStill())
  const isPlaying = isWanted && canPlay && isAllowed
  const step = useRef(next)
  useEffect(() => {
    step.current = next
  })
  useEffect(() => {
    if (!isPlaying) return undefined
    const timer = setInterval(() => {
      if (!document.hidden) step.current()
    }, SLIDE_MS)
    return () => clearInterval(timer)
  }, [isPlaying])
  return { isPlaying, canPlay, setPlaying }
}
