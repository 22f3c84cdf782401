import { lazyRouteComponent, type StaticDataRouteOption } from '@tanstack/react-router'
import { loadTexts } from '#src/i18n/i18n.ts'

/** The shared page, one chunk for all routes that show it. */
const component = lazyRouteComponent(() => import('#src/features/shell/comes-later.tsx'), 'ComesLater')

/**
 * The options of a route whose screen comes later: guarded like any other, in no menu, and with one page for all that
 * says so. Its screen replaces this call; a test counts the routes that still have it.
 */
export function comesLater(staticData: Omit<StaticDataRouteOption, 'comesLater'>) {
  return { staticData: { ...staticData, comesLater: true }, loader: () => loadTexts(), component }
}
