import { describe, expect, it, vi } from 'vitest'
import type { DepositSheetState } from '#src/routing/deposit-sheet.ts'
import { createDepositPresenter } from './present-deposit.ts'

interface Case {
  readonly at?: string | undefined
  readonly search?: string
  readonly action?: string
  readonly state?: object
  readonly sheet?: DepositSheetState
  readonly mayPlay?: boolean
}

function present({ at = '/game', search = '', action = 'PUSH', state = {}, sheet, mayPlay = true }: Case) {
  const navigate = vi.fn<(to: object) => Promise<void>>(async () => undefined)
  const resolvedLocation =
    at === '' ? undefined : { pathname: at, search: { type: 'slot' }, state: sheet ? { depositSheet: sheet } : {} }
  const isBlocked = createDepositPresenter({ navigate, state: { resolvedLocation } } as never, { mayPlay })({
    nextLocation: { pathname: '/finance/recharge', search, state },
    action,
  })
  return { isBlocked, navigations: navigate.mock.calls.map(([to]) => to) }
}

describe('createDepositPresenter', () => {
  it.each(['/game', '/vip', '/wallet', '/kyc/status'])('presents the deposit over %s, with its address', (at) => {
    const { isBlocked, navigations } = present({ at, search: '?coupon=C1' })
    expect(isBlocked).toBe(true)
    expect(navigations).toMatchObject([
      {
        ...{ to: at, search: { type: 'slot' }, replace: false, state: { depositSheet: { coupon: 'C1' } } },
        mask: { to: '/finance/recharge', search: { coupon: 'C1' }, unmaskOnReload: true },
      },
    ])
  })

  it('leaves a player who may not play to the guard', () => {
    expect(present({ mayPlay: false })).toEqual({ isBlocked: false, navigations: [] })
  })

  it('replaces a sheet that is open', () => {
    expect(present({ sheet: { order: 'D1' } }).navigations).toMatchObject([{ replace: true }])
  })

  it.each<[string, Case]>([
    ['without a page below', { at: '' }],
    ['after an entry page', { at: '/login' }],
    ['from the page itself', { at: '/finance/recharge' }],
    ['of an order', { search: '?order=D1' }],
    ['in place of another page', { action: 'REPLACE' }],
    ['that is presented already', { state: { __tempLocation: {} } }],
  ])('leaves the deposit %s to its page', (_name, given) => {
    expect(present(given)).toEqual({ isBlocked: false, navigations: [] })
  })
})
