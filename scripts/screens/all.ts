import { listRoutePages } from '../../tests/support/route-pages.ts'
import { SCREENS } from './list.ts'
import type { Screen } from './screen.ts'

/** The kinds of access that a visitor has. */
const OF_VISITORS = ['open', 'browse', 'service']

const withoutSearch = (path: string): string => path.replace(/\?.*/, '')

/** All photographed screens: the list, and each page that it lacks, as the player who may open it. */
export function listScreens(): Screen[] {
  const listed = new Set(SCREENS.map(({ path }) => withoutSearch(path)))
  const missing = listRoutePages().filter(({ path }) => !listed.has(path))
  return [
    ...SCREENS,
    ...missing.map(({ path, access }): Screen => ({
      name: path.slice(1).replaceAll('/', '-'),
      path,
      ...(!OF_VISITORS.includes(access) && { as: 'ratified' }),
      isWhole: true,
    })),
  ]
}
