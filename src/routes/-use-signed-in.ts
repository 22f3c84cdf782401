import { useRouter } from '@tanstack/react-router'
import type { User } from '#generated/http/schemas/user.ts'
import { ENTRY_ROUTES, ROUTES } from '#src/routing/route-names.ts'

/**
 * Starts the session after login or registration and navigates on. A player who has left the entry pages meanwhile
 * stays where they are.
 */
export function useSignedIn(startSession: (user: User) => void, returnTo: string = ROUTES.game): (user: User) => void {
  const router = useRouter()
  return (user) => {
    startSession(user)
    if (ENTRY_ROUTES.includes(router.latestLocation.pathname)) void router.navigate({ href: returnTo, replace: true })
  }
}
