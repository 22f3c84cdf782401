import { describe, expect, it } from 'vitest'
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

describe('watchOtherTabs', () => {
  it.each([
    ['TUMPAK_USERINFO', ['player']],
    ['TUMPAK_THEME', ['settings']],
    ['TUMPAK_LANGUAGE', ['settings']],
    ['TUMPAK_ISSOUND', ['settings']],
    ['TUMPAK_ISMUSIC', ['settings']],
    ['TUMPAK_DEVICEID', []],
    ['somebody-elses', []],
    [null, ['settings', 'player removed']],
  ])('reports a change of %s', (key, expected) => {
    const { heard, changed } = setUp()
    changed(key)
    expect(heard).toEqual(expected)
  })

  it('reports a removed player as a removal', () => {
    const { heard, changed } = setUp()
    changed('TUMPAK_USERINFO', null)
    expect(heard).toEqual(['player removed'])
  })

  it('reports a logout when it begins, not when it is done', () => {
    const { heard, changed } = setUp()
    changed('TUMPAK_PENDINGLOGOUT')
    changed('TUMPAK_PENDINGLOGOUT', null)
    expect(heard).toEqual(['logout'])
  })

  it('reads the storage after a restore from the back-forward cache, not after a load', () => {
    const { heard, shown } = setUp()
    shown(false)
    expect(heard).toEqual([])
    shown(true)
    expect(heard).toEqual(['settings', 'player'])
  })
})
