export type Listener<Payload> = (payload: Payload) => void

/**
 * Listeners typed by event name. A listener that throws stops neither the others nor the caller: its error goes to
 * `onError`. Listeners may be added and removed while an event is handed out; that shows from the next event on, except
 * that a removed one is not called any more.
 */
export class Emitter<Events extends object> {
  readonly #listeners = new Map<keyof Events, Set<Listener<never>>>()
  readonly #onError: (error: unknown, event: keyof Events) => void

  constructor(onError: (error: unknown, event: keyof Events) => void) {
    this.#onError = onError
  }

  /** Adds a listener and returns the function that removes it. The same function added twice is called once. */
  on<Name extends keyof Events>(event: Name, listener: Listener<Events[Name]>): () => void {
    const listeners = this.#listeners.get(event) ?? new Set()
    this.#listeners.set(event, listeners)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }

  /** Hands a payload to every listener of the event, in the order in which they were added. True if there was one. */
  emit<Name extends keyof Events>(event: Name, payload: Events[Name]): boolean {
    const listeners = this.#listeners.get(event) as Set<Listener<Events[Name]>> | undefined
    if (listeners === undefined || listeners.size === 0) return false
    for (const listener of Array.from(listeners)) {
      if (!listeners.has(listener)) continue
      try {
        listener(payload)
      } catch (error) {
        this.#onError(error, event)
      }
    }
    return true
  }
}
