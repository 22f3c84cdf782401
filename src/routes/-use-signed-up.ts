import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { User } from '#generated/http/schemas/user.ts'
import { knownGame } from '#src/features/games/games.queries.ts'
import { NewcomerStore } from '#src/stores/newcomer-store.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { useSignedIn } from './-use-signed-in.ts'

/** Takes the game to open out of the path to return to. */
function splitGame(returnTo: string): { readonly path: string; readonly gameId: string | undefined } {
  const [path = '', query = ''] = returnTo.split('?')
  const search = new URLSearchParams(query)
  const gameId = search.get('play') ?? undefined
  search.delete('play')
  return { path: search.size > 0 ? `${path}?${search.toString()}` : path, gameId }
}

/**
 * Starts the session after registration, navigates on as after a login, and welcomes the player there. A game to return
 * to opens from the welcome, at once or after a deposit.
 */
export function useSignedUp(
  startSession: (user: User) => void,
  returnTo: string | undefined,
): (user: User) => Promise<void> {
  const { t } = useTranslation('games')
  const router = useRouter()
  const queryClient = useQueryClient()
  const { deferred, overlays, session } = useStores()
  const { path, gameId } = returnTo === undefined ? {} : splitGame(returnTo)
  const signIn = useSignedIn(startSession, path)

  return async (user) => {
    // Its name is in a list of games that the new session clears.
    const game = gameId !== undefined && {
      id: gameId,
      name: (session.takeTap(gameId) ?? knownGame(queryClient, gameId))?.name ?? t('untitled'),
    }
    deferred.get(NewcomerStore).noteSignUp()
    await signIn(user)
    if (session.uid !== user.uid) return
    function play(tapped: { readonly id: string; readonly name: string }): void {
      session.noteTap(tapped)
      void router.navigate({ href: returnTo, replace: true })
    }
    overlays.enqueue('welcome', game ? { game: { ...game, onPlay: () => play(game) } } : {})
  }
}
