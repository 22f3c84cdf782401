import { expect, test } from 'vitest'
import { listRoutePages } from '../../tests/support/route-pages.ts'
import { listScreens } from './all.ts'

test('each screen has a name of its own: its pictures are files of that name', () => {
  const names = listScreens().map(({ name }) => name)
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})

test('each page of the route files is photographed', () => {
  const paths = listScreens().map(({ path }) => path.replace(/\?.*/, ''))
  expect(listRoutePages().filter(({ path }) => !paths.includes(path))).toEqual([])
})
