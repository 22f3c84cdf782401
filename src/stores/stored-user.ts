import * as z from 'zod/mini'

/**
 * What of the player is kept on the device: only what guards and the first paint need. The rest of the user lives in
 * the query cache.
 */
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

/** The fields of a user, as login, register and user info answer them, that guards, reminders and {@link toStoredUser} read. */
export type UserFields = { readonly uid: string | number } & {
  readonly [Field in Exclude<keyof StoredUser, 'uid'>]?: StoredUser[Field] | null
} & { readonly identityStatus?: string | null }

/** The stored subset of a user; what the server left out takes the document's defaults, which restrict. */
export function toStoredUser(user: UserFields): StoredUser {
  return {
    uid: String(user.uid),
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

/** A stored value as a user, or undefined when an older version or a stranger wrote it. */
export function readStoredUser(value: unknown): StoredUser | undefined {
  return storedUser.safeParse(value).data
}
