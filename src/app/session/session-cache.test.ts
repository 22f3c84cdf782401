import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ana, ben, createSessionRig } from './testing/session-rig.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const balanceKey = ['api', 'balance']

describe('the query cache of a former player', () => {
  test('is cleared once the page was left, since components that still stand would request it again', async () => {
    const { session, deps, queryClient } = createSessionRig()
    session.startSession(ana)
    queryClient.setQueryData(balanceKey, { balance: 5000 })
    let arrive = () => {}
    deps.routes.toLogin = () => {
      expect(queryClient.getQueryData(balanceKey)).toBeDefined()
      return new Promise<void>((resolve) => (arrive = resolve))
    }
    session.endSession('logout')
    await vi.advanceTimersByTimeAsync(10)
    expect(queryClient.getQueryData(balanceKey)).toBeDefined()
    arrive()
    await vi.advanceTimersByTimeAsync(0)
    expect(queryClient.getQueryData(balanceKey)).toBeUndefined()
  })

  test.each([
    ['cannot be left', () => Promise.reject(new Error('chunk'))],
    ['takes long to leave', () => new Promise<never>(() => {})],
  ])('is cleared too where the page %s', async (_, toLogin) => {
    const { session, deps, queryClient } = createSessionRig()
    session.startSession(ana)
    queryClient.setQueryData(balanceKey, { balance: 5000 })
    deps.routes.toLogin = toLogin
    session.endSession('logout')
    await vi.runAllTimersAsync()
    expect(queryClient.getQueryData(balanceKey)).toBeUndefined()
  })

  test('is cleared at once where somebody else logs in, whose data stays', async () => {
    const { session, deps, queryClient } = createSessionRig()
    session.startSession(ana)
    queryClient.setQueryData(balanceKey, { balance: 5000 })
    let arrive = () => {}
    deps.routes.toLogin = () => new Promise<void>((resolve) => (arrive = resolve))
    session.endSession('logout')
    session.startSession(ben)
    expect(queryClient.getQueryData(balanceKey)).toBeUndefined()
    queryClient.setQueryData(balanceKey, { balance: 7 })
    arrive()
    await vi.runAllTimersAsync()
    expect(queryClient.getQueryData(balanceKey)).toEqual({ balance: 7 })
  })
})

describe('answers of a former player', () => {
  test('under way at the end never arrive, and the screen drops them at once', async () => {
    const { session, queryClient } = createSessionRig()
    session.startSession(ana)
    let answer = (_data: unknown) => {}
    const late = vi.fn<() => Promise<unknown>>(() => new Promise((resolve) => (answer = resolve)))
    queryClient.setQueryData(balanceKey, { balance: 1 })
    const observer = new QueryObserver(queryClient, { queryKey: balanceKey, queryFn: late })
    const shown: unknown[] = []
    const leave = observer.subscribe((result) => shown.push(result.data))
    session.endSession('invalid')
    answer({ balance: 5000 })
    await vi.runAllTimersAsync()
    expect(late).toHaveBeenCalledOnce()
    expect(shown.at(-1)).toBeUndefined()
    expect(shown).not.toContainEqual({ balance: 5000 })
    expect(queryClient.getQueryData(balanceKey)).toBeUndefined()
    leave()
  })

  test('what is the same for everyone stays', () => {
    const { session, queryClient } = createSessionRig()
    session.startSession(ana)
    const menuKey = ['api', 'open', 'game', 'type', { hasLogin: false }]
    queryClient.setQueryData(menuKey, [{ code: 'slot' }])
    session.endSession('logout')
    expect(queryClient.getQueryData(menuKey)).toEqual([{ code: 'slot' }])
  })
})
