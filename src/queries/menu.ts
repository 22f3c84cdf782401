import { getListOpenGameTypesQueryOptions } from '#generated/http/games/list-open-game-types.ts'

/**
 * The game menu: the types of game with their names. Always the open variant with `hasLogin` false, for visitors and
 * players alike (section 7 of the specification).
 */
export function menuQuery() {
  return getListOpenGameTypesQueryOptions({ hasLogin: false })
}
