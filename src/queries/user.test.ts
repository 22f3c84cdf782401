import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import type { User } from '#generated/http/schemas/user.ts'
import { getUser } from '#generated/http/account/get-user.ts'
import { userQuery } from './user.ts'

vi.mock(import('#generated/http/account/get-user.ts'), async (load) => ({ ...(await load()), getUser: vi.fn() }))

const BEFORE = { uid: '1', nickname: 'Ana', isNullPasswordTrade: true } as User
const WRITTEN = { ...BEFORE, isNullPasswordTrade: false }

let client: QueryClient
let answer: (user: User) => void

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } })
  vi.mocked(getUser).mockReturnValue(new Promise((resolve) => (answer = resolve)))
})

const ask = () => client.fetchQuery({ ...userQuery(), staleTime: 0 })
const known = () => client.getQueryData(userQuery().queryKey)

test('an answer to what was asked before a write does not undo it', async () => {
  client.setQueryData(userQuery().queryKey, BEFORE)
  const asking = ask()
  client.setQueryData(userQuery().queryKey, WRITTEN)
  answer(BEFORE)
  expect(await asking).toEqual(WRITTEN)
  expect(known()).toEqual(WRITTEN)
})

test.each([undefined, BEFORE])('without a write meanwhile the answer counts; before: %j', async (before) => {
  if (before) client.setQueryData(userQuery().queryKey, before)
  const asking = ask()
  answer(WRITTEN)
  expect(await asking).toEqual(WRITTEN)
  expect(known()).toEqual(WRITTEN)
})
