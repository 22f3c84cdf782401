import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ana, ben, createSessionRig } from './testing/session-rig.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const balanceKey = ['api', 'balance']

describe('Session: query cache', () => {
  describe('the data of a former player', () => {
    it('is cleared after the navigation, because mounted components would request it again', async () => {
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

    it.each([
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

    it('is cleared at once by another login, whose data stays', async () => {
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

  describe('the requests of a former player', () => {
    it('are canceled, and the screen drops their data at once', async () => {
      const { session, queryClient } = createSessionRig()
      session.startSession(ana)
      let respond = (_data: unknown) => {}
      const late = vi.fn<() => Promise<unknown>>(() => new Promise((resolve) => (respond = resolve)))
      queryClient.setQueryData(balanceKey, { balance: 1 })
      const observer = new QueryObserver(queryClient, { queryKey: balanceKey, queryFn: late })
      const shown: unknown[] = []
      const leave = observer.subscribe((result) => shown.push(result.data))
      session.endSession('invalid')
      respond({ balance: 5000 })
      await vi.runAllTimersAsync()
      expect(late).toHaveBeenCalledOnce()
      expect(shown.at(-1)).toBeUndefined()
      expect(shown).not.toContainEqual({ balance: 5000 })
      expect(queryClient.getQueryData(balanceKey)).toBeUndefined()
      leave()
    })

    it('leave public data in the cache', () => {
      const { session, queryClient } = createSessionRig()
      session.startSession(ana)
      const menuKey = ['api', 'open', 'game', 'type', { hasLogin: false }]
      queryClient.setQueryData(menuKey, [{ code: 'slot' }])
      session.endSession('logout')
      expect(queryClient.getQueryData(menuKey)).toEqual([{ code: 'slot' }])
    })
  })
})
