import { queryOptions } from '@tanstack/react-query'
import { CODES } from '#generated/http/codes.ts'
import { getGameHelpQuery } from '#generated/http/games/get-game-help.ts'

/** The rules of a game. Callers show an unknown game themselves. */
export function gameHelpQuery(gameId: string) {
  return queryOptions({
    ...getGameHelpQuery({ gameId }),
    meta: { silentError: ({ code }) => code === CODES.getGameHelp.gameUnavailable.code },
  })
}
