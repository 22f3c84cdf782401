import { autorun, observable, runInAction } from 'mobx'
import { describe, expect, it } from 'vitest'
import { createStorage } from '#src/platform/storage.ts'
import { DeferredStores } from '#src/stores/deferred-stores.ts'
import { MAX_WORDS, SearchHistory } from './search-history.ts'

function createDevice() {
  const values = new Map<string, string>()
  const backend = () => ({
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, text: string) => void values.set(name, text),
    removeItem: (name: string) => void values.delete(name),
  })
  const open = (session: { uid: string | null } = { uid: null }) =>
    new DeferredStores({ storage: createStorage({ backend }), session })
  return { open, values }
}

describe('SearchHistory', () => {
  it('keeps the newest word first, and replaces one that differs in case or accents', () => {
    const history = createDevice().open().get(SearchHistory)
    for (const word of ['parol', 'mango', 'Páról']) history.add(word)
    expect(history.words).toEqual(['Páról', 'mango'])
  })

  it('keeps at most twenty words', () => {
    const history = createDevice().open().get(SearchHistory)
    for (let i = 0; i < MAX_WORDS + 5; i += 1) history.add(`word ${String(i)}`)
    expect(history.words).toHaveLength(MAX_WORDS)
    expect(history.words[0]).toBe(`word ${String(MAX_WORDS + 4)}`)
  })

  it('removes one word or all of them, also for the next visit', () => {
    const device = createDevice()
    const history = device.open().get(SearchHistory)
    history.add('parol')
    history.add('mango')
    history.remove('parol')
    expect(device.open().get(SearchHistory).words).toEqual(['mango'])
    history.clear()
    expect(device.open().get(SearchHistory).words).toEqual([])
  })

  it('keeps what another tab has added or cleared since', () => {
    const device = createDevice()
    const [one, two] = [device.open().get(SearchHistory), device.open().get(SearchHistory)]
    one.add('parol')
    two.add('mango')
    expect(two.words).toEqual(['mango', 'parol'])
    one.remove('mango')
    expect(one.words).toEqual(['parol'])
    one.clear()
    two.add('jeepney')
    expect(two.words).toEqual(['jeepney'])
  })

  it('survives a logout, without expiry', () => {
    const device = createDevice()
    const stores = device.open()
    stores.get(SearchHistory).add('parol')
    stores.resetPlayer()
    expect(stores.get(SearchHistory).words).toEqual(['parol'])
    expect([...device.values.values()]).toEqual([expect.stringContaining('"expires":null')])
  })

  it('shows a player only their own words, and a visitor those of visitors', () => {
    const device = createDevice()
    const session = observable({ uid: null as string | null })
    const history = device.open(session).get(SearchHistory)
    const shown: string[] = []
    const stop = autorun(() => void shown.push(history.words.join()))
    history.add('visitor')
    runInAction(() => (session.uid = '1'))
    history.add('one')
    runInAction(() => (session.uid = '2'))
    history.add('two')
    history.clear()
    runInAction(() => (session.uid = '1'))
    runInAction(() => (session.uid = null))
    stop()
    expect(shown).toEqual(['', 'visitor', '', 'one', '', 'two', '', 'one', 'visitor'])
    expect(device.open({ uid: '1' }).get(SearchHistory).words).toEqual(['one'])
  })

  it('ignores stored values of another form, such as the words of a device', () => {
    const device = createDevice()
    for (const value of [['a'], 'a', { '': 'a' }, { '': [1] }, null]) {
      device.values.set('TUMPAK_SEARCHHISTORY', JSON.stringify({ value, expires: null }))
      expect(device.open().get(SearchHistory).words).toEqual([])
    }
  })
})
