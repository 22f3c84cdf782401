import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { postToFrame } from '#src/platform/frame-messages.ts'
import { useStores } from '#src/stores/stores-context.tsx'

/** How long a round may take to end before a game closes, in milliseconds. Its page may close it earlier. */
export const ROUND_MS = 5000

export interface PauseOptions {
  readonly frame: RefObject<HTMLIFrameElement | null>
  /** The game's address. */
  readonly url: string
  /** Whether its page still loads: it hears nothing before. */
  readonly isLoading: boolean
  readonly onClose: () => void
}

/**
 * Pauses a game during a reality check, and resumes it afterwards. When a break begins, pauses and closes it: the page of
 * the break is below it. Call it within `observer`.
 * @returns whether the game is about to close
 */
export function usePause({ frame, url, isLoading, onClose }: PauseOptions): boolean {
  const { overlays, session } = useStores()
  const isClosing = !session.mayPlay
  const isPaused = isClosing || overlays.queued?.name === 'realityCheck'
  const wasPaused = useRef(false)
  const close = useEffectEvent(onClose)

  useEffect(() => {
    if (isLoading || isPaused === wasPaused.current || !frame.current) return
    wasPaused.current = isPaused
    postToFrame(frame.current, url, { event: isPaused ? 'pause' : 'resume' })
  }, [frame, isLoading, isPaused, url])

  useEffect(() => {
    if (!isClosing) return undefined
    const timer = setTimeout(() => close(), ROUND_MS)
    return () => clearTimeout(timer)
  }, [isClosing])

  return isClosing
}
