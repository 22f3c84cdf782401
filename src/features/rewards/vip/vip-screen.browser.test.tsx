import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { claimVipRebate } from '#generated/http/rewards/claim-vip-rebate.ts'
import { clickTwice } from '#tests/support/component/input.ts'
import { axeViolations } from '#tests/support/component/axe.ts'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import { VipScreen } from './vip-screen.tsx'

async function setup(username: string, language: 'en-US' | 'vi-VN' = 'en-US') {
  const sandbox = await createSandbox()
  const screen = await renderApp(<VipScreen />, { username, language, texts: ['vip', 'rewards'] })
  const { badges, overlays } = screen.stores
  badges.applyServer({ vipTabRewardsNum: 3 }, badges.mark())
  const card = (name: string) => screen.getByRole('region', { name, exact: true })
  const popups = () => overlays.stack.filter(({ name }) => name === 'reward').map(({ props }) => props)
  return { sandbox, ...screen, badges, card, popups }
}

const DESKTOP = [1280, 800] as const
afterEach(() => page.viewport(...DESKTOP))

describe('VipScreen', () => {
  it('claims the daily reward once, lowers the counter and counts down to the next one', async () => {
    const { card, badges, popups, sandbox, stores } = await setup('ratified')
    await clickTwice(card('Daily reward').getByRole('button'))
    await expect.element(card('Daily reward')).toMatchTextContent(/Claimed/)
    await expect.element(card('Daily reward').getByRole('timer')).toMatchTextContent(/^\d+:\d\d(:\d\d)?$/)
    expect(badges.counts.vipRewardsNum).toBe(2)
    expect(popups()).toMatchObject([{ rewards: [{ type: 'cash', amount: 5 }] }])
    // The popup alone shows the result.
    expect(stores.toasts.items).toEqual([])
    expect(await sandbox.calls('claimVipDaily')).toHaveLength(1)
    // The claim is a check-in.
    await expect.element(card('Monthly reward')).toMatchTextContent(/13 of 30 days/)
  })

  it('shows a lost claim as unknown, never as claimed, until the server does', async () => {
    const { card, popups, sandbox, badges } = await setup('vip8player')
    const rebate = card('Rebate')
    await expect.element(rebate.getByRole('button')).toBeVisible()
    await sandbox.injectFault('claimVipRebate', { kind: 'drop' }, { after: true })
    await sandbox.injectFault('getVip', { kind: 'status', status: 500 }, { times: 5 })
    await rebate.getByRole('button').click()
    await expect.element(rebate.getByRole('status')).toMatchTextContent(/don't know yet/)
    await expect.element(rebate).not.toMatchTextContent(/Claimed/)
    expect([badges.counts.vipRewardsNum, popups().length]).toEqual([3, 0])
    await sandbox.clearFaults()
    await rebate.getByRole('button').click()
    await expect.element(rebate).toMatchTextContent(/Claimed/)
    expect([badges.counts.vipRewardsNum, popups().length]).toEqual([2, 1])
  })

  it('shows what another tab has claimed, without a second reward', async () => {
    const { card, popups } = await setup('vip8player')
    await expect.element(card('Rebate').getByRole('button')).toBeVisible()
    await claimVipRebate()
    await card('Rebate').getByRole('button').click()
    await expect.element(card('Rebate')).toMatchTextContent(/Claimed/)
    expect(popups()).toEqual([])
  })

  it('claims two rewards in a row', async () => {
    const { card, popups, badges } = await setup('vip8player')
    await card('Daily reward').getByRole('button').click()
    await card('Monthly reward').getByRole('button').click()
    await expect.element(card('Daily reward')).toMatchTextContent(/Claimed/)
    await expect.element(card('Monthly reward')).toMatchTextContent(/Claimed/)
    expect([popups().length, badges.counts.vipRewardsNum]).toEqual([2, 1])
  })

  it('says why a reward is locked', async () => {
    const { card, getByText } = await setup('ratified')
    await expect.element(card('Rebate')).toMatchTextContent(/Nothing wagered yesterday/)
    await expect.element(card('Monthly reward')).toMatchTextContent(/Sign-in date not arrived.*Earliest/)
    await expect.element(card('Monthly reward')).toMatchTextContent(/12 of 30 days.*Last check-in: /)
    await expect.element(getByText(/^To keep VIP 2, you need 20% activeness on \w+ 1\. You have \d+%\.$/)).toBeVisible()
  })

  it.each([
    [1280, 800],
    [360, 740],
  ])(
    'shows the amount largest, its name above it, and the same Claim for each at %i px',
    { tags: 'full' },
    async (width, height) => {
      await page.viewport(width, height)
      const { card } = await setup('vip8player')
      for (const name of ['Daily reward', 'Rebate', 'Monthly reward']) {
        const heading = card(name).getByRole('heading', { name })
        await expect.element(heading).toBeVisible()
        const title = heading.element()
        const amount = title.nextElementSibling
        if (amount === null) throw new Error(`${name} has no amount`)
        expect(amount.textContent).toMatch(/^₱[\d,]+\.\d\d$/)
        expect([title, amount].map((one) => getComputedStyle(one).fontSize)).toEqual(['16px', '28px'])
      }
      const claims = ['Daily reward', 'Rebate', 'Monthly reward'].map((name) =>
        card(name).getByRole('button').element().getAttribute('class'),
      )
      expect(new Set(claims).size).toBe(1)
    },
  )

  it('puts the lantern on the step of the level, between those passed and those ahead', { tags: 'full' }, async () => {
    const { container, getByRole } = await setup('ratified')
    await expect.element(getByRole('heading', { name: 'VIP 2', exact: true })).toBeVisible()
    const steps = [...container.querySelectorAll<HTMLElement>('[aria-hidden] > [data-state]')]
    expect(steps.map(({ dataset }) => dataset.state)).toEqual([
      'passed',
      'passed',
      'own',
      'next',
      ...Array<string>(7).fill('ahead'),
    ])
    expect(steps.map((step) => step.querySelector('svg') !== null).indexOf(true)).toBe(2)
    const heights = steps.map((step) => step.getBoundingClientRect().height)
    expect(heights).toEqual(heights.toSorted((a, b) => a - b))
  })

  it('leads to the games while there is no turnover', async () => {
    const { card } = await setup('ratified')
    await expect.element(card('Rebate').getByRole('link', { name: 'Play' })).toHaveAttribute('href', '/game')
  })

  it('says which level starts a reward', async () => {
    const { card } = await setup('newplayer')
    await expect.element(card('Daily reward')).toMatchTextContent(/Starts at VIP 1/)
    await expect.element(card('Monthly reward')).toMatchTextContent(/Starts at VIP 1/)
  })

  it('shows the levels as a table where there is room', async () => {
    await page.viewport(...DESKTOP)
    const { getByRole } = await setup('ratified')
    const own = getByRole('table', { name: 'VIP levels' }).getByRole('row', { name: /^VIP 2/ })
    await expect.element(own).toMatchTextContent(/VIP 2Your level₱5,000\.00₱20,000\.00.*20% or more/)
    await expect.element(own).toHaveAttribute('aria-current', 'true')
  })

  it.each([320, 360, 820])(
    'shows every level without sideways scrolling at %i px, its own and the next open',
    { tags: 'full' },
    async (width) => {
      await page.viewport(width, 740)
      const { getByRole } = await setup('ratified')
      const list = getByRole('list', { name: 'VIP levels' })
      const level = (name: string) => list.getByRole('listitem').filter({ hasText: name })
      await expect.element(level('VIP 2')).toMatchTextContent(/Your level.*Deposits₱5,000\.00Wagered₱20,000\.00/)
      await expect.element(level('VIP 2')).toHaveAttribute('aria-current', 'true')
      await expect.element(level('VIP 3').getByText('₱100,000.00')).toBeVisible()
      await level('VIP 10').getByText('VIP 10').click()
      await expect.element(level('VIP 10').getByText('₱25,000,000.00')).toBeVisible()
      const wide = [...list.element().querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > width)
      expect(wide).toEqual([])
    },
  )

  it.each([1280, 360])(
    'has no accessibility violations, in Vietnamese too, at %i px',
    { tags: 'full' },
    async (width) => {
      await page.viewport(width, 740)
      const { container, getByRole } = await setup('vip8player', 'vi-VN')
      await expect.element(getByRole('heading', { name: 'Các cấp VIP' })).toBeVisible()
      expect(await axeViolations(container)).toEqual([])
    },
  )
})
