import { describe, expect, it } from 'vitest'
import { clickTwice } from '#tests/support/component/input.ts'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import { VipScreen } from './vip/vip-screen.tsx'

async function setup() {
  const sandbox = await createSandbox()
  const screen = await renderApp(<VipScreen />, { username: 'vip8player', texts: ['vip', 'rewards'] })
  const all = screen.getByRole('button', { name: /^Claim all/ })
  const popups = () => screen.stores.overlays.stack.filter(({ name }) => name === 'reward').map(({ props }) => props)
  const count = async () => {
    const calls = await Promise.all(
      (['claimVipDaily', 'claimVipRebate', 'claimVipMonthly'] as const).map((id) => sandbox.calls(id)),
    )
    return calls.map(({ length }) => length)
  }
  return { sandbox, ...screen, all, popups, count }
}

describe('ClaimAll', () => {
  it('claims each reward once, and shows all in one popup', async () => {
    const { all, popups, count, getByText } = await setup()
    await expect.element(all).toMatchTextContent(/^Claim all ₱[\d,]+\.\d\d$/)
    await clickTwice(all)
    await expect.element(getByText('Monthly reward: claimed')).toBeVisible()
    await expect.element(getByText('Daily reward: claimed')).toHaveRole('listitem')
    expect(await count()).toEqual([1, 1, 1])
    expect(popups()).toMatchObject([{ rewards: [{ type: 'cash' }, { type: 'cash' }, { type: 'cash' }] }])
    await expect.element(all).not.toBeInTheDocument()
  })

  it('says which failed and why, and leaves it to claim', async () => {
    const { all, sandbox, count, getByText, getByRole } = await setup()
    await sandbox.injectFault('claimVipRebate', { kind: 'code', code: 50000, msg: 'The rebate is being counted.' })
    await all.click()
    await expect.element(getByText('Rebate: not claimed. The rebate is being counted.')).toBeVisible()
    await expect.element(getByText('Monthly reward: claimed')).toBeVisible()
    expect(await count()).toEqual([1, 1, 1])
    await getByRole('button', { name: 'Claim: Rebate' }).click()
    await expect.poll(count).toEqual([1, 2, 1])
  })

  it('does not count a lost response as claimed', async () => {
    const { all, sandbox, getByText } = await setup()
    await sandbox.injectFault('claimVipDaily', { kind: 'drop' })
    await all.click()
    await expect.element(getByText(/^Daily reward: not known yet/)).toBeVisible()
  })
})
