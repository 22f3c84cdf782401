import { listOpenGameTypesQuery } from '#generated/http/games/list-open-game-types.ts'

/**
 * The game types with their names. Always the open variant with `hasLogin` false, for visitors and players
 * (`listOpenGameTypes`).
 */
export function menuQuery() {
  return listOpenGameTypesQuery({ hasLogin: false })
}
