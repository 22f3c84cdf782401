/** Ends what a function has started: its listeners, timers and subscriptions. */
export type Stop = () => void

/** One stop for several. */
export function stopAll(stops: readonly Stop[]): Stop {
  return () => {
    for (const stop of stops) stop()
  }
}

/** Adds an event listener. */
export function listen(
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  type: string,
  listener: (event: never) => void,
): Stop {
  target.addEventListener(type, listener as EventListener)
  return () => target.removeEventListener(type, listener as EventListener)
}
