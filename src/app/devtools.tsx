import { ReactQueryDevtools } from '@tanstack/react-query-devtools'
import { TanStackRouterDevtools } from '@tanstack/react-router-devtools'
import type { AppRouter } from './router.tsx'

/** The panels of Query and Router. Imported in development only: no build has them. */
export function Devtools({ router }: { router: AppRouter }) {
  return (
    <>
      <ReactQueryDevtools buttonPosition="top-right" />
      <TanStackRouterDevtools router={router} position="top-left" />
    </>
  )
}
