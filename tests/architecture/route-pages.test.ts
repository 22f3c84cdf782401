import { expect, it } from 'vitest'
import { createAppRouter } from '#src/app/router/router.tsx'
import { ROUTES } from '#src/routing/route-names.ts'
import { listRoutePages } from '../support/route-pages.ts'

it('listRoutePages reads each page and its access as the router has them', () => {
  const { routesByPath } = createAppRouter()
  type Path = keyof typeof routesByPath
  const getAccess = (path: string) =>
    (routesByPath[path as Path] ?? routesByPath[`${path}/` as Path]).options.staticData?.access
  const pages = Object.values(ROUTES).filter((path) => path !== ROUTES.tab)
  const read = listRoutePages().map(({ route, access }) => [route, access])
  expect(Object.fromEntries(read)).toEqual(Object.fromEntries(pages.map((path) => [path, getAccess(path)])))
})
