import { makeAutoObservable } from 'mobx'
import * as z from 'zod/mini'
import type { AppStorage } from '#src/platform/storage.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import { readStoredUser, toStoredUser, type StoredUser, type UserFields } from './stored-user.ts'

/**
 * `suspended` is a user with onlyKyc. `paused`: on a break or self-excluded. `restricted`: the law or the regulator keeps
 * this person from playing.
 */
export type Role = 'visitor' | 'player' | 'suspended' | 'paused' | 'restricted'

/** A game that a visitor tapped. */
const tappedGame = z.object({ id: z.string(), name: z.string() })

/** How long it opens after login, in seconds. */
const TAP_EXPIRY_S = 1800

/**
 * The current player for guards and the shell. Restored from the device, so that a returning player is known before
 * user info loads. Only `src/app/session/` writes the user.
 */
export class SessionStore {
  user: StoredUser | null
  /** A session is ending: the player is being led to another page. `src/app/session/session.ts` decides it. */
  isLeaving = false
  /** The session ended without a logout and without a toast, and no page has shown that yet. */
  hasUnseenEnd = false
  readonly #storage: AppStorage

  constructor(storage: AppStorage) {
    this.#storage = storage
    this.user = this.stored()
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get isLoggedIn(): boolean {
    return this.user !== null
  }

  get uid(): string | null {
    return this.user?.uid ?? null
  }

  get role(): Role {
    if (!this.user) return 'visitor'
    if (this.user.onlyKyc) return 'suspended'
    const state = this.user.play?.state ?? 'open'
    if (state === 'open') return 'player'
    return state === 'restricted' ? state : 'paused'
  }

  /** False during a break, an exclusion or a restriction. The other roles are handled by the guard alone, as before. */
  get mayPlay(): boolean {
    return this.role !== 'paused' && this.role !== 'restricted'
  }

  /**
   * Whether nothing is promoted: no coupon, bonus, reward prompt, invitation, win ticker or sound of a win. During a break,
   * an exclusion or a restriction, and for a day after a loss limit was reached. The server ends it, not the device's clock.
   */
  get arePromotionsHeld(): boolean {
    return this.user?.play !== undefined
  }

  /** Whether the identity is verified, which withdrawals require. */
  get isRatified(): boolean {
    return this.user?.kycStatus === 'ratified'
  }

  /** Stores a user from the server, and renews the expiry (86400 s). */
  signIn(user: UserFields): void {
    this.#keep(toStoredUser(user))
  }

  /** Changes single fields after an action, such as `isNullPasswordTrade` once a transaction password is set. */
  update(patch: Partial<Omit<StoredUser, 'uid'>>): void {
    if (this.user) this.#keep({ ...this.user, ...patch })
  }

  /** A visitor has tapped a game and goes to sign up or log in. Kept on the device: the forms may be reloaded. */
  noteTap({ id, name }: z.infer<typeof tappedGame>): void {
    this.#storage.set(STORAGE_KEYS.tappedGame, { id, name }, TAP_EXPIRY_S)
  }

  /** The game of this id if the player tapped it before login; once. */
  takeTap(gameId: string): z.infer<typeof tappedGame> | undefined {
    const tapped = this.#storage.get(STORAGE_KEYS.tappedGame, (value) => tappedGame.safeParse(value).data)
    this.#storage.remove(STORAGE_KEYS.tappedGame)
    return tapped?.id === gameId ? tapped : undefined
  }

  setLeaving(isLeaving: boolean): void {
    this.isLeaving = isLeaving
  }

  /** The session has ended: the next page shows it. */
  noteEnd(): void {
    this.hasUnseenEnd = true
  }

  /** A page shows that the session has ended. */
  markEndSeen(): void {
    this.hasUnseenEnd = false
  }

  clear(): void {
    this.user = null
    this.#storage.remove(STORAGE_KEYS.userInfo)
    this.#storage.remove(STORAGE_KEYS.tappedGame)
  }

  /** The player stored on the device now; another tab may have changed it. */
  stored(): StoredUser | null {
    return this.#storage.get(STORAGE_KEYS.userInfo, readStoredUser) ?? null
  }

  /**
   * Removes the stored record if this tab wrote it last: a user info response may store the player again before this
   * tab learns of another tab's logout. A record of another tab's login stays.
   */
  dropOwnRecord(): void {
    this.#storage.removeOwn(STORAGE_KEYS.userInfo)
  }

  /**
   * Applies a user that another tab has stored or removed. Does not write to the device: the other tab's value is
   * newer.
   */
  follow(user: StoredUser | null): void {
    this.user = user
    this.hasUnseenEnd = false
  }

  #keep(user: StoredUser): void {
    this.user = user
    this.hasUnseenEnd = false
    this.#storage.set(STORAGE_KEYS.userInfo, user)
  }
}
