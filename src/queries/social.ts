import { getGetFollowQueryOptions } from '#generated/http/account/get-follow.ts'
import { getGetShareQueryOptions } from '#generated/http/account/get-share.ts'

/** The address by which friends come as invited by this player. */
export function shareQuery() {
  return getGetShareQueryOptions()
}

/** The address of the channel that the player should follow. */
export function followQuery() {
  return getGetFollowQueryOptions()
}
