/** A map that drops its oldest entries over a size, so that no client fills the memory. */
export class BoundedMap<Value> {
  readonly #entries = new Map<string, Value>()
  readonly #size: number

  constructor(size: number) {
    this.#size = size
  }

  get(key: string): Value | undefined {
    return this.#entries.get(key)
  }

  set(key: string, value: Value): void {
    this.#entries.set(key, value)
    const oldest = this.#entries.keys().next().value
    if (this.#entries.size > this.#size && oldest !== undefined) this.#entries.delete(oldest)
  }

  /** Returns an entry and removes it. */
  take(key: string): Value | undefined {
    const found = this.#entries.get(key)
    this.#entries.delete(key)
    return found
  }

  values(): Value[] {
    return [...this.#entries.values()]
  }
}
