import { useLocation } from '@tanstack/react-router'
import { LinkStore } from '#src/routing/link-store.ts'
import { readReturnPath } from '#src/routing/return-path.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'

/**
 * The search of a login or sign-up link that returns to this page, or opens the page for players that a link led to. The
 * lobby needs none: it is the default.
 */
export function useReturnHere(): { returnTo: string | undefined } {
  const link = useStores().deferred.get(LinkStore)
  const here = useLocation({ select: ({ href }) => (href === ROUTES.game ? undefined : href) })
  return { returnTo: link.path ?? readReturnPath(here) }
}
