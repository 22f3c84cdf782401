import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { RouterContext } from './-router-context.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  staticData: { access: 'open' },
  // Before any loader: a page that is not open to this visitor sends no call.
  beforeLoad: ({ context, matches, location, preload }) => {
    context.guard({
      access: matches.map((match) => match.staticData.access),
      href: location.href,
      isPreload: preload,
    })
  },
  component: Outlet,
})
