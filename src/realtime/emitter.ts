export type Listener<Payload> = (payload: Payload) => void

/**
 * Typed event listeners. An error in a listener stops neither the others nor the caller: it goes to `onError`.
 * Listeners added during an event get the next event; removed ones are not called any more.
 */
export class Emitter<Events extends object> {
  readonly #listeners = new Map<keyof Events, Set<Listener<never>>>()
  readonly #onError: (error: unknown, event: keyof Events) => void

  constructor(onError: (error: unknown, event: keyof Events) => void) {
    this.#onError = onError
  }

  /** Adds a listener and returns the function that removes it. A function that is added twice is called once. */
  on<Name extends keyof Events>(event: Name, listener: Listener<Events[Name]>): () => void {
    const listeners = this.#listeners.get(event) ?? new Set()
    this.#listeners.set(event, listeners)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }

  /** Calls every listener of the event, in the order of registration. True if there was one. */
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
