import { ReactQueryDevtools } from '@tanstack/react-query-devtools'
import { TanStackRouterDevtools } from '@tanstack/react-router-devtools'
import { toMediaQuery } from '#src/lib/breakpoints.ts'
import type { AppRouter } from '../router/router.tsx'

/** In narrower windows the panels would cover the app's controls. */
const HAS_ROOM = toMediaQuery('(--from-wide)')

/** The panels of Query and Router, in a desktop window. Imported in development only; no build has them. */
export function Devtools({ router }: { router: AppRouter }) {
  if (!window.matchMedia(HAS_ROOM).matches) return null
  return (
    <>
      <ReactQueryDevtools buttonPosition="bottom-right" />
      <TanStackRouterDevtools router={router} position="bottom-left" />
    </>
  )
}
