import * as z from 'zod/mini'

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
})

export type StoredUser = z.infer<typeof storedUser>

/**
 * The user's fields in the responses of login, register and user info that guards, reminders and {@link toStoredUser}
 * read.
 */
export type UserFields = { readonly uid: string | number } & {
  readonly [Field in Exclude<keyof StoredUser, 'uid'>]?: StoredUser[Field] | null
} & { readonly identityStatus?: string | null }

/** A user's id as text: the server may send a number. */
export function getUid(user: Pick<UserFields, 'uid'>): string {
  return String(user.uid)
}

/** The stored part of a user; missing fields get the document's defaults, which restrict. */
export function toStoredUser(user: UserFields): StoredUser {
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
  }
}

/** Parses a stored value as a user; undefined if an older version or another program wrote it. */
export function readStoredUser(value: unknown): StoredUser | undefined {
  return storedUser.safeParse(value).data
}
