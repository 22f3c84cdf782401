import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROUTES = join(import.meta.dirname, '../../src/routes')

/** A page as its route file declares it. */
export interface RoutePage {
  /** Its address, with an example for each parameter. */
  path: string
  /** Its address as in `ROUTES`: parameters as `$sn`. */
  route: string
  /** `Access` in `src/routing/access.ts`. */
  access: string
}

/** An example of each address with a parameter. */
const EXAMPLES: Record<string, string> = { '/returnGift/$sn': '/returnGift/RG-0001' }

/**
 * The pages that the route files declare: not layouts, redirects, and the gallery. Read as text, because a route file
 * runs only through Vite.
 */
export function listRoutePages(): RoutePage[] {
  return globSync('**/*.tsx', { cwd: ROUTES })
    .filter((file) => !/(?:^|\/)-/.test(file))
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(join(ROUTES, file), 'utf8')
      const [, id] = /createFileRoute\('([^']+)'\)/.exec(text) ?? []
      const [, access] = /\baccess: '(\w+)'/.exec(text) ?? []
      if (id === undefined || access === undefined || !/\bcomponent:/.test(text) || isNoPage(id)) return []
      const route = id.replaceAll(/\/_\w+/g, '').replace(/(?<=.)\/$/, '')
      return [{ path: route.includes('$') ? findExample(route) : route, route, access }]
    })
}

/** A layout has no address of its own; the gallery is in few builds. */
const isNoPage = (id: string): boolean => /\/_\w+$/.test(id) || id.startsWith('/gallery')

function findExample(route: string): string {
  const example = EXAMPLES[route]
  if (example === undefined) throw new Error(`Add an example of ${route} to EXAMPLES in tests/support/route-pages.ts`)
  return example
}

/** The addresses of the pages with one of these kinds of access. */
export function listPathsWith(...accesses: string[]): string[] {
  return listRoutePages().flatMap(({ path, access }) => (accesses.includes(access) ? [path] : []))
}
