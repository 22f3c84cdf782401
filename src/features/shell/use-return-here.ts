import { useLocation } from '@tanstack/react-router'
import { readReturnPath } from '#src/routing/return-path.ts'
import { ROUTES } from '#src/routing/route-names.ts'

/** The search of a login or sign-up link that returns to this page. The lobby needs none: it is the default. */
export function useReturnHere(): { returnTo: string | undefined } {
  const here = useLocation({ select: ({ href }) => (href === ROUTES.game ? undefined : href) })
  return { returnTo: readReturnPath(here) }
}
