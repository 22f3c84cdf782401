import { listRoutePages } from '../../tests/support/route-pages.ts'
import { SCREENS } from './list.ts'
import { PLAY_SCREENS } from './play-states.ts'
import type { Screen } from './screen.ts'

/** The kinds of access that a visitor has. */
const OF_VISITORS = ['open', 'browse', 'service']

const withoutSearch = (path: string): string => path.replace(/\?.*/, '')

/** All photographed screens: the list, and each page that it lacks, as the player who may open it. */
export function listScreens(): Screen[] {
  const screens = [...SCREENS, ...PLAY_SCREENS]
  const listed = new Set(screens.map(({ path }) => withoutSearch(path)))
  const missing = listRoutePages().filter(({ path }) => !listed.has(path))
  return [
    ...screens,
    ...missing.map(({ path, access }): Screen => ({
      name: path.slice(1).replaceAll('/', '-'),
      path,
      ...(!OF_VISITORS.includes(access) && { as: 'ratified' }),
      isWhole: true,
    })),
  ]
}
