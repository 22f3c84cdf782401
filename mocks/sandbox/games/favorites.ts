/** The players' favorite games, newest first. */
export class Favorites {
  readonly #byUid = new Map<string, string[]>()

  of(uid: string): readonly string[] {
    return this.#byUid.get(uid) ?? []
  }

  /** Adds a favorite; false if it is one already. */
  add(uid: string, gameId: string): boolean {
    if (this.of(uid).includes(gameId)) return false
    this.#byUid.set(uid, [gameId, ...this.of(uid)])
    return true
  }

  /** Removes a favorite; false if it is none. */
  remove(uid: string, gameId: string): boolean {
    if (!this.of(uid).includes(gameId)) return false
    this.#byUid.set(
      uid,
      this.of(uid).filter((id) => id !== gameId),
    )
    return true
  }
}
