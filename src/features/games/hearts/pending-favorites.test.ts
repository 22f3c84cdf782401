import { describe, expect, it } from 'vitest'
import { createMemoryBackend } from '#src/platform/testing/memory-backend.ts'
import { createStorage } from '#src/platform/storage.ts'
import { PendingFavorites } from './pending-favorites.ts'

const game = (id: string) => ({ id, name: `Game ${id}` })

function setUp() {
  const backend = createMemoryBackend()
  const clock = { now: 0 }
  const open = () => new PendingFavorites({ storage: createStorage({ backend: () => backend, now: () => clock.now }) })
  return { backend, clock, open }
}

describe('PendingFavorites', () => {
  it('keeps each game once, over a reload, for a day', () => {
    const { clock, open } = setUp()
    for (const id of ['slot-001', 'slot-002', 'slot-001']) open().remember(game(id))
    open().resetPlayer()
    expect(open().games).toEqual([game('slot-002'), game('slot-001')])
    clock.now = 86_400_000
    expect(open().games).toEqual([])
  })

  it('gives the games once, in one of two tabs', () => {
    const { backend, open } = setUp()
    const [tab, other] = [open(), open()]
    tab.remember(game('slot-001'))
    expect(other.take()).toEqual([game('slot-001')])
    expect(tab.take()).toEqual([])
    expect(backend.entries.size).toBe(0)
  })

  it('forgets one game and keeps the others', () => {
    const { backend, open } = setUp()
    open().remember(game('slot-001'))
    open().remember(game('slot-002'))
    open().forget('slot-001')
    expect(open().games).toEqual([game('slot-002')])
    open().forget('slot-002')
    expect(backend.entries.size).toBe(0)
  })

  it('is limited, and ignores what cannot be games', () => {
    const { backend, open } = setUp()
    for (let number = 0; number < 25; number += 1) open().remember(game(`slot-${String(number)}`))
    expect(open().games).toHaveLength(20)
    backend.entries.set('TUMPAK_PENDINGFAVORITES', '{"value":[{"id":"<b>","name":"x"}],"expires":null}')
    expect(open().games).toEqual([])
  })
})
