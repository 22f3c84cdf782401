import { useQueryClient } from '@tanstack/react-query'
import { type ReactElement, useState } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { claimVipDaily, claimVipDailyMutation } from '#generated/http/rewards/claim-vip-daily.ts'
import { getVipQuery } from '#generated/http/rewards/get-vip.ts'
import { clickTwice } from '#tests/support/component/input.ts'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import { useClaim } from './use-claim.ts'

const PROMISED = [{ type: 'cash', amount: 5 }] as const

/** The daily reward of the VIP card, as a screen claims it. */
function DailyReward(): ReactElement {
  const queryClient = useQueryClient()
  const [says, setSays] = useState<string | null>('')
  const readIsClaimed = async () => {
    const { daily } = await queryClient.fetchQuery({ ...getVipQuery(), staleTime: 0 })
    return daily.state === 'claimed'
  }
  const { claim, isClaiming } = useClaim('claimVipDaily', claimVipDailyMutation(), readIsClaimed, {
    badge: 'vipRewardsNum',
    rewards: (response) => response?.rewards ?? PROMISED,
  })
  const onClick = () => void claim().then(setSays, () => setSays('refused'))
  return (
    <button type="button" aria-busy={isClaiming} onClick={onClick}>
      Claim {says}
    </button>
  )
}

async function setup() {
  const sandbox = await createSandbox()
  const screen = await renderApp(<DailyReward />, { username: 'ratified' })
  const { badges, overlays } = screen.stores
  badges.applyServer({ vipTabRewardsNum: 3 }, badges.mark())
  const button = screen.getByRole('button', { name: /^Claim/ })
  const popups = () => overlays.stack.filter(({ name }) => name === 'reward')
  return { sandbox, ...screen, badges, button, popups }
}

const says = (outcome: string) => ({ name: `Claim ${outcome}` })

describe('useClaim', () => {
  it('claims a daily reward whose response was lost, and shows the refusal of a claimed one', async () => {
    const { sandbox, getByRole, button, badges, popups } = await setup()
    await sandbox.injectFault('claimVipDaily', { kind: 'drop' }, { after: true })
    await sandbox.injectFault('getVip', { kind: 'status', status: 500 })
    await button.click()
    await expect.element(getByRole('button', says('unknown'))).toBeVisible()
    expect([badges.counts.vipRewardsNum, popups().length]).toEqual([3, 0])
    // The repeat is refused as already claimed, so the first attempt succeeded.
    await button.click()
    await expect.element(getByRole('button', says('claimed'))).toBeVisible()
    expect([badges.counts.vipRewardsNum, popups().length]).toEqual([2, 1])
    await button.click()
    await expect.element(getByRole('button', says('refused'))).toBeVisible()
    expect(await sandbox.calls('claimVipDaily')).toHaveLength(3)
    expect(popups()).toHaveLength(1)
  })

  it('sends one request for a double-click, lowers the counter once and opens the popup once', async () => {
    const { sandbox, getByRole, button, badges, popups } = await setup()
    await clickTwice(button)
    await expect.element(getByRole('button', says('claimed'))).toBeVisible()
    expect(await sandbox.calls('claimVipDaily')).toHaveLength(1)
    expect(badges.counts.vipRewardsNum).toBe(2)
    expect(popups().map(({ props }) => props)).toMatchObject([{ rewards: [{ type: 'cash', amount: 5 }] }])
  })

  it('keeps a counter that the socket has set since the request was sent', async () => {
    const { sandbox, getByRole, button, badges } = await setup()
    await sandbox.injectFault('claimVipDaily', { kind: 'delay', ms: 120_000 })
    await button.click()
    badges.applyEvent('vip.tab.rewards.num', 2)
    await sandbox.clearFaults()
    await expect.element(getByRole('button', says('claimed'))).toBeVisible()
    expect(badges.counts.vipRewardsNum).toBe(2)
  })

  it.each([409, 500, 502])('treats HTTP %d as unknown, resolved by the state', async (status) => {
    const { sandbox, getByRole, button, popups, stores } = await setup()
    await sandbox.injectFault('claimVipDaily', { kind: 'status', status })
    await button.click()
    await expect.element(getByRole('button', says('unknown'))).toBeVisible()
    expect(stores.toasts.items).toHaveLength(1)
    await sandbox.injectFault('claimVipDaily', { kind: 'status', status }, { after: true })
    await button.click()
    await expect.element(getByRole('button', says('claimed'))).toBeVisible()
    expect(popups().map(({ props }) => props)).toMatchObject([{ rewards: PROMISED }])
    // No error beside the congratulation.
    expect(stores.toasts.items).toEqual([])
  })

  it('refetches state and counters after a claim in another tab', async () => {
    const { sandbox, getByRole, button, badges, popups } = await setup()
    await claimVipDaily()
    await button.click()
    await expect.element(getByRole('button', says('refused'))).toBeVisible()
    await expect.poll(async () => (await sandbox.calls('getVip')).length).toBe(1)
    await expect.poll(() => badges.counts.vipRewardsNum).toBe(0)
    expect(popups()).toHaveLength(0)
  })

  it('fails at once while offline, and is not sent later', async () => {
    const { sandbox, getByRole, button, badges } = await setup()
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    onTestFinished(() => online.mockRestore())
    await button.click()
    await expect.element(getByRole('button', says('refused'))).toBeVisible()
    online.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    expect(await sandbox.calls('claimVipDaily')).toHaveLength(0)
    expect(badges.counts.vipRewardsNum).toBe(3)
  })
})
