import { expect, test } from 'vitest'
import { watchOtherTabs } from './other-tabs.ts'

function setUp() {
  const page = new EventTarget()
  const heard: string[] = []
  watchOtherTabs(page as unknown as Window, {
    onLogout: () => heard.push('logout'),
    onPlayer: (wasRemoved) => heard.push(wasRemoved ? 'player removed' : 'player'),
    onSettings: () => heard.push('settings'),
  })
  const changed = (key: string | null, newValue: string | null = '{}') =>
    page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  const shown = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  return { heard, changed, shown }
}

test.each([
  ['TUMPAK_USERINFO', ['player']],
  ['TUMPAK_THEME', ['settings']],
  ['TUMPAK_LANGUAGE', ['settings']],
  ['TUMPAK_ISSOUND', ['settings']],
  ['TUMPAK_ISMUSIC', ['settings']],
  ['TUMPAK_DEVICEID', []],
  ['somebody-elses', []],
  [null, ['settings', 'player removed']],
])('a change of %s', (key, expected) => {
  const { heard, changed } = setUp()
  changed(key)
  expect(heard).toEqual(expected)
})

test('the removal of the player alone is reported as a removal, not as a change', () => {
  const { heard, changed } = setUp()
  changed('TUMPAK_USERINFO', null)
  expect(heard).toEqual(['player removed'])
})

test('a logout is heard when it begins, not when it is done', () => {
  const { heard, changed } = setUp()
  changed('TUMPAK_PENDINGLOGOUT')
  changed('TUMPAK_PENDINGLOGOUT', null)
  expect(heard).toEqual(['logout'])
})

test('a page from the back-forward cache looks for itself, a page that loads does not', () => {
  const { heard, shown } = setUp()
  shown(false)
  expect(heard).toEqual([])
  shown(true)
  expect(heard).toEqual(['settings', 'player'])
})
