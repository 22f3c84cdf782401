import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listRecharges } from '#generated/http/money/list-recharges.ts'
import { analytics } from '#src/platform/analytics.ts'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import type { MockSandbox } from '#tests/support/mock-sandbox.ts'
import { DepositStatus } from './deposit-status.tsx'

const CONVERSION = { event: 'Purchase', amount: 500, currency: 'PHP' }

let sandbox: MockSandbox

beforeEach(async () => {
  sandbox = await createSandbox()
  await sandbox.injectFault('getFbEvent', { kind: 'replace', changes: { '/fbEvent': CONVERSION } }, { times: 9 })
})
afterEach(() => vi.restoreAllMocks())

/** Shows a deposit of a status: 0 pending, 1 success. */
async function open(number: 0 | 1, isOn: boolean) {
  vi.spyOn(analytics, 'isOn').mockReturnValue(isOn)
  const hand = vi.spyOn(analytics, 'hand')
  const player = { username: 'vip8player', texts: ['wallet'] } as const
  const before = await renderApp(null, player)
  const { list } = await listRecharges({ status: 1, pageSize: 1 })
  await before.unmount()
  await sandbox.injectFault('listRecharges', { kind: 'replace', changes: { '/list/0/status': number } }, { times: 9 })
  const status = <DepositStatus orderNo={list[0]?.orderNo ?? ''} onNew={() => undefined} />
  return { screen: await renderApp(status, player), hand }
}

describe('DepositStatus: the conversion of a deposit', () => {
  it('is requested once and handed over while analytics is on, after the deposit has arrived', async () => {
    const { screen, hand } = await open(1, true)
    await expect.element(screen.getByRole('link', { name: 'Play now' })).toBeVisible()
    await expect.poll(() => hand.mock.calls).toEqual([[CONVERSION]])
    expect(await sandbox.calls('getFbEvent')).toHaveLength(1)
  })

  it('is not requested before the deposit has arrived', async () => {
    const { screen } = await open(0, true)
    await expect.element(screen.getByRole('button', { name: /Check/ })).toBeVisible()
    expect(await sandbox.calls('getFbEvent')).toHaveLength(0)
  })

  it('is not requested without a hook or without consent', async () => {
    const { screen, hand } = await open(1, false)
    await expect.element(screen.getByRole('link', { name: 'Play now' })).toBeVisible()
    // The counters are read at the same time.
    await expect.poll(async () => (await sandbox.calls('getBadges')).length).toBeGreaterThan(0)
    expect(await sandbox.calls('getFbEvent')).toHaveLength(0)
    expect(hand).not.toHaveBeenCalled()
  })
})
