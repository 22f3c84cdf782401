import type { StoredUser } from '#src/stores/stored-user.ts'

/** What the popup shows. */
export type TradePasswordFace = 'create' | 'reset' | 'askPhone' | 'bindPhone'

/** What the popup begins with, by what the player has. */
export function firstFace(
  user: Pick<StoredUser, 'isNullPasswordTrade' | 'bind'> | null,
): Exclude<TradePasswordFace, 'bindPhone'> {
  if (user?.isNullPasswordTrade ?? true) return 'create'
  return user?.bind === true ? 'reset' : 'askPhone'
}
