import { expect, test } from 'vitest'
import { SCREENS } from './list.ts'

test('each screen has a name of its own: its pictures are files of that name', () => {
  const names = SCREENS.map(({ name }) => name)
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})
