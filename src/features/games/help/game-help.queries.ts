import { CODES } from '#generated/http/codes.ts'
import { getGetGameHelpQueryOptions } from '#generated/http/games/get-game-help.ts'

/** The rules of a game; their place says itself that the game is unknown. */
export function gameHelpQuery(gameId: string) {
  return getGetGameHelpQueryOptions(
    { gameId },
    { query: { meta: { silentError: ({ code }) => code === CODES.getGameHelp.gameUnavailable.code } } },
  )
}
