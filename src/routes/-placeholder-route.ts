import { lazyRouteComponent, type StaticDataRouteOption } from '@tanstack/react-router'

/** The shared page, one chunk for all routes that show it. */
const component = lazyRouteComponent(() => import('#src/features/shell/placeholder-screen.tsx'), 'PlaceholderScreen')

/**
 * The options of a route without a screen yet: guarded like any other, in no menu, with one shared page. Its screen
 * replaces this call; a test counts the routes that still have it.
 */
export function placeholderRoute(staticData: Omit<StaticDataRouteOption, 'isPlaceholder'>) {
  return { staticData: { ...staticData, isPlaceholder: true }, component }
}
