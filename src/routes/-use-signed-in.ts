import { useRouter } from '@tanstack/react-router'
import type { User } from '#generated/http/schemas/user.ts'
import { LinkStore } from '#src/routing/link-store.ts'
import { ENTRY_ROUTES, ROUTES } from '#src/routing/route-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'

/**
 * Starts the session after login or registration and navigates on: to `returnTo`, the page that a link led to, or the
 * lobby. A player who has left the entry pages meanwhile stays where they are.
 */
export function useSignedIn(
  startSession: (user: User) => void,
  returnTo: string | undefined,
): (user: User) => Promise<void> {
  const router = useRouter()
  const link = useStores().deferred.get(LinkStore)
  return async (user) => {
    // The session that begins forgets the link.
    const href = returnTo ?? link.path ?? ROUTES.game
    startSession(user)
    if (ENTRY_ROUTES.includes(router.latestLocation.pathname)) await router.navigate({ href, replace: true })
  }
}
