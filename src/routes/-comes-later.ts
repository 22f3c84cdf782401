import { lazyRouteComponent, type StaticDataRouteOption } from '@tanstack/react-router'

/** The shared page, one chunk for all routes that show it. */
const component = lazyRouteComponent(() => import('#src/features/shell/comes-later.tsx'), 'ComesLater')

/**
 * The options of a route without a screen yet: guarded like any other, in no menu, with one shared page. Its screen
 * replaces this call; a test counts the routes that still have it.
 */
export function comesLater(staticData: Omit<StaticDataRouteOption, 'comesLater'>) {
  return { staticData: { ...staticData, comesLater: true }, component }
}
