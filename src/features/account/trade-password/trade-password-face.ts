import type { StoredUser } from '#src/stores/stored-user.ts'

/** The views of the dialog. */
export type TradePasswordFace = 'create' | 'reset' | 'askPhone' | 'bindPhone'

/** The first view, by the player's state. */
export function firstFace(
  user: Pick<StoredUser, 'isNullPasswordTrade' | 'bind'> | null,
): Exclude<TradePasswordFace, 'bindPhone'> {
  if (user?.isNullPasswordTrade ?? true) return 'create'
  return user?.bind === true ? 'reset' : 'askPhone'
}
