import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { lettersQuery } from '#src/features/inbox/inbox.queries.ts'
import { Route } from './_shell/inbox.tsx'

vi.mock(import('#src/i18n/i18n.ts'), () => ({ loadTexts: () => Promise.resolve() }))

it.each([
  ['<x>', undefined],
  ['reward', 'reward'],
])('the inbox with the type "%s" in its address reads the letters of %s', async (type, read) => {
  const queryClient = new QueryClient()
  vi.spyOn(queryClient, 'prefetchQuery').mockResolvedValue()
  const ensure = vi.spyOn(queryClient, 'ensureInfiniteQueryData').mockRejectedValue(new Error('not read'))
  const load = Route.options.loader as unknown as (options: object) => Promise<void>
  await expect(load({ context: { queryClient }, location: { search: { type } } })).rejects.toThrow('not read')
  expect(ensure.mock.lastCall?.[0].queryKey).toEqual(lettersQuery(read).queryKey)
})
