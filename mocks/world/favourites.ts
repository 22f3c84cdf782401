/** The games that players have marked, newest first. */
export class Favourites {
  readonly #byUid = new Map<string, string[]>()

  of(uid: string): readonly string[] {
    return this.#byUid.get(uid) ?? []
  }

  /** Marks a game; false where it was marked before. */
  add(uid: string, gameId: string): boolean {
    if (this.of(uid).includes(gameId)) return false
    this.#byUid.set(uid, [gameId, ...this.of(uid)])
    return true
  }

  /** Takes a mark away; false where there was none. */
  remove(uid: string, gameId: string): boolean {
    if (!this.of(uid).includes(gameId)) return false
    this.#byUid.set(
      uid,
      this.of(uid).filter((id) => id !== gameId),
    )
    return true
  }
}
