import * as z from 'zod/mini'

/** The state of play as stored. Absent: the player may play, and nothing is held. */
const storedPlay = z.object({
  state: z.enum(['open', 'break', 'excluded', 'restricted']),
  /** When the break or the exclusion ends. */
  until: z.optional(z.string()),
  /** Until when nothing is promoted, although the player may play. */
  heldUntil: z.optional(z.string()),
})

type StoredPlay = z.infer<typeof storedPlay>

/** The stored part of the player: only what guards and the first paint need. The rest is in the query cache. */
const storedUser = z.object({
  uid: z.string().check(z.minLength(1)),
  nickname: z.string(),
  avatar: z.string(),
  vip: z.number(),
  kycStatus: z.string(),
  onlyKyc: z.boolean(),
  isNullPasswordTrade: z.boolean(),
  bind: z.boolean(),
  /** Masked by the server. */
  phone: z.string(),
  play: z.optional(storedPlay),
})

export type StoredUser = z.infer<typeof storedUser>

/**
 * The user's fields in the responses of login, register and user info that guards, reminders and {@link toStoredUser}
 * read.
 */
export type UserFields = { readonly uid: string | number } & {
  readonly [Field in Exclude<keyof StoredUser, 'uid' | 'play'>]?: StoredUser[Field] | null
} & { readonly identityStatus?: string | null; readonly play?: PlayFields | null | undefined }

/** The server's state of play; later contracts may have further states. */
type PlayFields = Omit<StoredPlay, 'state'> & { readonly state: string }

/** A user's id as text: the server may send a number. */
export function getUid(user: Pick<UserFields, 'uid'>): string {
  return String(user.uid)
}

/** A state that this app does not know counts as a break (`PlayState` in `openapi/`). */
function toStoredPlay({ state, until, heldUntil }: PlayFields): StoredPlay | undefined {
  if (state === 'open' && heldUntil === undefined) return undefined
  const known = storedPlay.shape.state.safeParse(state).data ?? 'break'
  return { state: known, ...(until !== undefined && { until }), ...(heldUntil !== undefined && { heldUntil }) }
}

/** The stored part of a user; missing fields get the document's defaults, which restrict. */
export function toStoredUser(user: UserFields): StoredUser {
  const play = user.play ? toStoredPlay(user.play) : undefined
  return {
    uid: getUid(user),
    nickname: user.nickname ?? '',
    avatar: user.avatar ?? '',
    vip: user.vip ?? 0,
    kycStatus: user.kycStatus ?? 'unratified',
    onlyKyc: user.onlyKyc ?? true,
    isNullPasswordTrade: user.isNullPasswordTrade ?? true,
    bind: user.bind ?? false,
    phone: user.phone ?? '',
    ...(play && { play }),
  }
}

/** Parses a stored value as a user; undefined if an older version or another program wrote it. */
export function readStoredUser(value: unknown): StoredUser | undefined {
  return storedUser.safeParse(value).data
}
