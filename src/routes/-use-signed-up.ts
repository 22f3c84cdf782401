import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { User } from '#generated/http/schemas/user.ts'
import { knownGame } from '#src/features/games/games.queries.ts'
import { NewcomerStore } from '#src/stores/newcomer-store.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { useSignedIn } from './-use-signed-in.ts'

/** Takes the game to open out of the path to return to. */
function splitGame(returnTo: string): { readonly path: string; readonly gameId: string | null } {
  const [path = '', query = ''] = returnTo.split('?')
  const search = new URLSearchParams(query)
  const gameId = search.get('play')
  search.delete('play')
  return { path: search.size > 0 ? `${path}?${search.toString()}` : path, gameId }
}

/**
 * Starts the session after registration, navigates on as after a login, and welcomes the player there. A game to return
 * to opens from the welcome.
 */
export function useSignedUp(
  startSession: (user: User) => void,
  returnTo: string | undefined,
): (user: User) => Promise<void> {
  const { t } = useTranslation('games')
  const router = useRouter()
  const queryClient = useQueryClient()
  const { deferred, overlays, session } = useStores()
  const { path, gameId = null } = returnTo === undefined ? {} : splitGame(returnTo)
  const signIn = useSignedIn(startSession, path)

  return async (user) => {
    // Both the tap and the list of games are gone once the new session has begun.
    const tapped = gameId === null ? undefined : session.takeTap(gameId)
    const name = tapped?.name ?? (gameId === null ? undefined : knownGame(queryClient, gameId)?.name) ?? t('untitled')
    const game =
      gameId === null
        ? undefined
        : {
            name,
            onPlay: () => {
              session.noteTap({ id: gameId, name })
              void router.navigate({ href: returnTo, replace: true })
            },
          }
    deferred.get(NewcomerStore).noteSignUp()
    await signIn(user)
    if (session.uid === user.uid) overlays.enqueue('welcome', { game })
  }
}
