import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { claimFriendDeposit } from '#generated/http/rewards/claim-friend-deposit.ts'
import { clickTwice } from '#tests/support/component/input.ts'
import { axeViolations } from '#tests/support/component/axe.ts'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import { FONTS, setFont } from '#tests/support/fonts.ts'
import { InviteScreen, type InviteView } from './invite-screen.tsx'

async function setup(view: InviteView, username = 'vip8player', language: 'en-US' | 'vi-VN' = 'en-US') {
  const sandbox = await createSandbox()
  const onView = vi.fn<(view: InviteView) => void>()
  const texts = ['invite', 'rewards'] as const
  const screen = await renderApp(<InviteScreen view={view} onView={onView} />, { username, language, texts })
  const { overlays } = screen.stores
  const card = (name: string) => screen.getByRole('region', { name, exact: true })
  const popups = () => overlays.stack.filter(({ name }) => name === 'reward').map(({ props }) => props)
  return { sandbox, onView, overlays, ...screen, card, popups }
}

afterEach(async () => {
  document.documentElement.style.removeProperty('font-size')
  await page.viewport(1280, 800)
})

describe('InviteScreen', () => {
  it('claims the deposit reward once and shows it as claimed', async () => {
    const { card, popups, sandbox } = await setup('friends')
    await clickTwice(card('Deposit reward').getByRole('button'))
    await expect.element(card('Deposit reward')).toMatchTextContent(/Claimed/)
    expect(popups()).toMatchObject([{ rewards: [{ type: 'cash', amount: 50 }] }])
    expect(await sandbox.calls('claimFriendDeposit')).toHaveLength(1)
  })

  it('shows a lost claim as unknown until the server shows it as claimed', async () => {
    const { card, popups, sandbox } = await setup('friends')
    await expect.element(card('Wagering reward')).toMatchTextContent(/Closest friend.*Reached: ₱11,500\.00/)
    await sandbox.injectFault('claimFriendTurnover', { kind: 'drop' })
    await card('Wagering reward').getByRole('button').click()
    await expect.element(card('Wagering reward').getByRole('status')).toMatchTextContent(/don't know yet/)
    expect(popups()).toEqual([])
    await card('Wagering reward').getByRole('button').click()
    await expect.element(card('Wagering reward')).toMatchTextContent(/Claimed/)
    expect(popups()).toHaveLength(1)
  })

  it('shows what another tab has claimed', async () => {
    const { card, popups } = await setup('friends')
    await expect.element(card('Deposit reward').getByRole('button')).toBeVisible()
    await claimFriendDeposit()
    await card('Deposit reward').getByRole('button').click()
    await expect.element(card('Deposit reward')).toMatchTextContent(/Claimed/)
    expect(popups()).toEqual([])
  })

  it('says why the rewards of a new player are locked, and opens the share sheet', async () => {
    const { card, getByRole, overlays } = await setup('friends', 'newplayer')
    await expect.element(card('Deposit reward')).toMatchTextContent(/No new friend has deposited yet/)
    await expect.element(card('Wagering reward')).toMatchTextContent(/No friend has got there yet/)
    await getByRole('button', { name: 'Invite friends' }).click()
    expect(overlays.top?.name).toBe('share')
  })

  it('shows spins and energy once each, and opens their activities', async () => {
    const { card, overlays, sandbox } = await setup('friends')
    await expect.element(card('Energy')).toMatchTextContent(/^Energy40Get energy/)
    await expect.element(card('Spins')).toMatchTextContent(/Spins3Spin/)
    await clickTwice(card('Spins').getByRole('button'))
    await expect.poll(() => overlays.frames.map(({ name }) => name)).toEqual(['activityFrame'])
    // The address works once: it is read again, not taken from the cache.
    expect(await sandbox.calls('listActivities')).toHaveLength(2)
  })

  it('draws the wheel with the prizes that the server names, or none without prizes', async () => {
    const { card, sandbox, queryClient } = await setup('friends')
    const wheel = card('Spins').getByRole('img')
    await expect
      .element(wheel)
      .toHaveAccessibleName('On the wheel: ₱5.00, 50 Points, ₱1.00, 20 Energy, ₱20.00, 20 Points, Coupon, 100 Points')
    expect(wheel.element().querySelectorAll('path[class]')).toHaveLength(8)
    await sandbox.injectFault('listActivities', { kind: 'replace', changes: { '/2/rewards': [] } })
    await queryClient.invalidateQueries()
    await expect.element(wheel).not.toBeInTheDocument()
    await expect.element(card('Spins').getByRole('button')).toBeVisible()
  })

  it('shows the own place in each period, the prizes, and claims the last one', async () => {
    const { card, getByRole, popups } = await setup('ranking')
    await expect.element(getByRole('list', { name: 'This period' })).toBeVisible()
    await getByRole('button', { name: 'Last period' }).click()
    await expect.element(card('Your place')).toMatchTextContent(/#7/)
    await expect.element(getByRole('listitem').filter({ hasText: 'You ·' })).toMatchTextContent(/^7.*4 friends/)
    await card("Last period's prize").getByRole('button').click()
    await expect.element(card("Last period's prize")).toMatchTextContent(/Claimed/)
    expect(popups()).toMatchObject([{ rewards: [{ type: 'cash', amount: 50 }] }])
  })

  it('puts the first three on a podium, the first in the middle and highest', { tags: 'full' }, async () => {
    await page.viewport(360, 740)
    const { getByRole } = await setup('ranking')
    const list = getByRole('list', { name: 'This period' })
    await expect.element(list).toBeVisible()
    const [first, second, third, fourth] = [...list.element().children].map((one) => one.getBoundingClientRect())
    if (!first || !second || !third || !fourth) throw new Error('four places are ranked')
    expect([second.right <= first.left, first.right <= third.left]).toEqual([true, true])
    expect([first.top < second.top, second.top < third.top, third.bottom <= fourth.top]).toEqual([true, true, true])
    expect([second.bottom, third.bottom]).toEqual([first.bottom, first.bottom])
  })

  it('lists the rewards so far', async () => {
    const { getByRole } = await setup('record')
    await expect.element(getByRole('list', { name: 'Rewards' })).toBeVisible()
    expect(getByRole('listitem').elements()).toHaveLength(4)
  })

  it('keeps a ranked name in one line on a phone with text of double size', { tags: 'full' }, async () => {
    await page.viewport(360, 740)
    document.documentElement.style.fontSize = '32px'
    const { getByRole } = await setup('ranking')
    const name = getByRole('list', { name: 'This period' }).getByText('d***o')
    await expect.element(name).toBeVisible()
    for (const font of FONTS) {
      await setFont(font)
      const lineHeight = Number.parseFloat(getComputedStyle(name.element()).lineHeight)
      expect(name.element().getBoundingClientRect().height, font).toBeLessThan(1.5 * lineHeight)
    }
  })

  it.each(['friends', 'ranking', 'record'] as const)(
    'has no accessibility violations: %s',
    { tags: 'full' },
    async (view) => {
      const { container, getByRole } = await setup(view, 'vip8player', 'vi-VN')
      await expect.element(getByRole(view === 'friends' ? 'button' : 'list').first()).toBeVisible()
      expect(await axeViolations(container)).toEqual([])
    },
  )
})
