import { expect, it } from 'vitest'
import { shortClassNames } from './class-names.ts'

it('gives a file its letters and each class of it a number, the same for the same sources', () => {
  const [first, second] = [shortClassNames('/root/'), shortClassNames('/other/')]
  const names = ['bar', 'title', 'bar'].map((name) => first(name, '/root/src/a.module.css'))
  expect(names[0]).toMatch(/^[a-z][a-z0-9]{3}0$/)
  expect(names[1]?.slice(0, 4)).toBe(names[0]?.slice(0, 4))
  expect(names[2]).toBe(names[0])
  expect(second('bar', '/other/src/a.module.css')).toBe(names[0])
  expect(first('bar', '/root/src/b.module.css').slice(0, 4)).not.toBe(names[0]?.slice(0, 4))
})
