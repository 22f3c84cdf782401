import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { Route as gameRecord } from './_shell/game.record.tsx'
import { Route as searchResult } from './_shell/game.search.result.tsx'
import { Route as help } from './_shell/helpSlot.tsx'
import { Route as inbox } from './_shell/inbox.tsx'
import { Route as records } from './_shell/records.tsx'
import { Route as transactionHistory } from './_shell/transactionHistory.tsx'

vi.mock(import('#src/i18n/i18n.ts'), () => ({ loadTexts: () => Promise.resolve() }))

/** Valid nowhere: no keyword is as long. */
const ODD = '<odd>'.repeat(20)

/** Runs a route's loader with an address, and returns the keys of what it reads. */
async function readKeys(route: { readonly options: { loader?: unknown } }, search: object): Promise<string> {
  const queryClient = new QueryClient()
  const reads = (['prefetchQuery', 'prefetchInfiniteQuery', 'ensureQueryData', 'ensureInfiniteQueryData'] as const).map(
    (name) => vi.spyOn(queryClient, name).mockResolvedValue(undefined as never),
  )
  const load = route.options.loader as (options: object) => Promise<void>
  await load({ context: { queryClient }, location: { search } })
  return JSON.stringify(reads.flatMap(({ mock }) => mock.calls.map(([{ queryKey }]) => queryKey)))
}

it.each([
  { name: '/inbox', route: inbox, search: { type: 'reward' } },
  { name: '/records', route: records, search: { type: 'deposit', from: '2026-11-01' } },
  { name: '/transactionHistory', route: transactionHistory, search: { from: '2026-11-01', status: '2' } },
  { name: '/game/record', route: gameRecord, search: { type: 'slot', manuf: 'parol' } },
  { name: '/game/search/result', route: searchResult, search: { keyword: 'fiesta', manuf: 'parol' } },
  { name: '/helpSlot', route: help, search: { gameId: 'parol-nights' } },
])('$name reads by the values of its address, and drops odd ones', async ({ route, search }) => {
  const keys = await readKeys(route, search)
  for (const value of Object.values(search)) expect(keys).toContain(value)
  for (const name of Object.keys(search)) expect(await readKeys(route, { ...search, [name]: ODD })).not.toContain(ODD)
})
