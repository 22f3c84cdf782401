import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import { User } from '#generated/http/schemas/user.ts'
import { configureApi } from '#src/api/api-config.ts'
import { untilUserIsSettled, userQuery } from './user.ts'

const BEFORE = User.parse({
  uid: '1',
  auid: 'A1',
  username: 'ana',
  nickname: 'Ana',
  phone: '917****567',
  registerPhone: '917****567',
  avatar: '',
  invitationCode: '',
  bind: true,
  isNullPasswordTrade: true,
  identityInfo: {},
  hasSignUp: false,
  registrationCode: '',
  guest: false,
  onlyKyc: false,
  loginInit: false,
})
const WRITTEN = { ...BEFORE, isNullPasswordTrade: false }

let client: QueryClient
let respond: (user: User) => void

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } })
  const response = new Promise<Response>((resolve) => {
    respond = (data) => resolve(Response.json({ success: true, code: 20000, msg: '', data }))
  })
  configureApi({
    headers: () => ({ 'Accept-Language': 'en-US', version: '1', versionCode: '1', deviceId: 'd', requestFrom: 'H5' }),
    onSuccessMessage: () => undefined,
    onSessionInvalid: () => undefined,
    onLoading: () => () => undefined,
    fetch: () => response,
  })
})

const ask = () => client.fetchQuery({ ...userQuery(), staleTime: 0 })
const known = () => client.getQueryData(userQuery().queryKey)

describe('userQuery', () => {
  it('ignores a response to a request from before a write', async () => {
    client.setQueryData(userQuery().queryKey, BEFORE)
    const asking = ask()
    client.setQueryData(userQuery().queryKey, WRITTEN)
    respond(BEFORE)
    expect(await asking).toEqual(WRITTEN)
    expect(known()).toEqual(WRITTEN)
  })

  it.each([undefined, BEFORE])('applies the response without a write meanwhile; before: %j', async (before) => {
    if (before) client.setQueryData(userQuery().queryKey, before)
    const asking = ask()
    respond(WRITTEN)
    expect(await asking).toEqual(WRITTEN)
    expect(known()).toEqual(WRITTEN)
  })
})

describe('untilUserIsSettled', () => {
  it('waits for user info in flight', async () => {
    let isSettled = false
    const { signal } = new AbortController()
    const waiting = untilUserIsSettled(client, signal).then(() => (isSettled = true))
    const asking = ask()
    await Promise.resolve()
    expect(isSettled).toBe(false)
    respond(BEFORE)
    await asking
    await expect(waiting).resolves.toBe(true)
  })

  it('resolves at once if user info has failed', async () => {
    await client.fetchQuery({ ...userQuery(), queryFn: () => Promise.reject(new Error('down')) }).catch(() => undefined)
    await expect(untilUserIsSettled(client, new AbortController().signal)).resolves.toBeUndefined()
  })

  it('rejects if the player leaves the page', async () => {
    const page = new AbortController()
    const waiting = untilUserIsSettled(client, page.signal)
    page.abort(new Error('left'))
    await expect(waiting).rejects.toThrow('left')
  })
})
