import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { claimRecallTask } from '#generated/http/rewards/claim-recall-task.ts'
import { clickTwice } from '#tests/support/component/input.ts'
import { axeViolations } from '#tests/support/component/axe.ts'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import { ReturnGiftScreen } from './return-gift-screen.tsx'

interface SetupOptions {
  readonly username?: string
  readonly language?: 'en-US' | 'vi-VN'
}

async function setup(sn: string, { username = 'vip8player', language = 'en-US' }: SetupOptions = {}) {
  const sandbox = await createSandbox()
  const texts = ['returnGift', 'rewards'] as const
  const screen = await renderApp(<ReturnGiftScreen sn={sn} />, { username, language, texts })
  const { overlays } = screen.stores
  const card = (name: string) => screen.getByRole('region', { name, exact: true })
  const popups = () => overlays.stack.filter(({ name }) => name === 'reward').map(({ props }) => props)
  return { sandbox, ...screen, card, popups }
}

describe('ReturnGiftScreen', () => {
  it('claims a step once, and shows it and its reward', async () => {
    const { card, popups, sandbox, getByRole } = await setup('RG-0001')
    const progress = getByRole('progressbar', { name: 'Collected' })
    await expect.element(progress).toHaveAccessibleDescription('0 of 3')
    await clickTwice(card('Log in again').getByRole('button'))
    await expect.element(card('Log in again')).toMatchTextContent(/Claimed/)
    await expect.element(progress).toHaveAccessibleDescription('1 of 3')
    expect(popups()).toMatchObject([{ rewards: [{ type: 'cash', amount: 10 }] }])
    expect(await sandbox.calls('claimRecallTask')).toHaveLength(1)
  })

  it('has its steps in a row on a desktop', async () => {
    await page.viewport(1280, 800)
    const { card } = await setup('RG-0001')
    await expect.element(card('Play 10 rounds')).toBeVisible()
    const tops = ['Log in again', 'Deposit ₱500.00', 'Play 10 rounds'].map(
      (name) => card(name).element().getBoundingClientRect().top,
    )
    expect(new Set(tops).size).toBe(1)
  })

  it('shows what a locked step still needs, with its own way there', async () => {
    const { card } = await setup('RG-0001')
    const [deposit, play] = [card('Deposit ₱500.00'), card('Play 10 rounds')]
    await expect.element(deposit).toMatchTextContent(/₱0\.00 of ₱500\.00/)
    await expect.element(deposit.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/finance/recharge')
    await expect.element(play).toMatchTextContent(/0 of 10/)
    await expect.element(play.getByRole('link', { name: 'Play' })).toHaveAttribute('href', '/game')
  })

  it('says of a step with an unknown action that it is not done, without a way there', async () => {
    const { sandbox, queryClient, card, getByText } = await setup('RG-0001')
    await expect.element(card('Play 10 rounds')).toBeVisible()
    await sandbox.injectFault('getRecallTask', { kind: 'replace', changes: { '/steps/2/action': 'sing' } })
    await queryClient.invalidateQueries()
    await expect.element(getByText('Not done yet')).toBeVisible()
    expect(card('Play 10 rounds').getByRole('link').elements()).toEqual([])
  })

  it.each([
    ['unknown', 'RG-9999', "We couldn't find this gift"],
    ['expired', 'RG-0003', 'This gift has expired'],
    ["another player's", 'RG-0002', 'This gift is for another account'],
  ])('explains a gift that is %s, without a toast', async (_, sn, title) => {
    const { getByText, getByRole, stores } = await setup(sn)
    await expect.element(getByText(title)).toBeVisible()
    expect(getByRole('region').elements()).toEqual([])
    expect(stores.toasts.items).toEqual([])
  })

  it('leads to the login of the other account, and from there back to the gift', async () => {
    const { getByRole } = await setup('RG-0002')
    await expect
      .element(getByRole('link', { name: 'Use another account' }))
      .toHaveAttribute('href', `/login?returnTo=${encodeURIComponent('/returnGift/RG-0002')}`)
  })

  it('shows a gift as used once all of it is claimed', async () => {
    const { sandbox, queryClient, getByText, card, getByRole } = await setup('RG-0001')
    await expect.element(card('Log in again')).toBeVisible()
    const changes = { '/steps/0/state': 'claimed', '/steps/1/state': 'claimed', '/steps/2/state': 'claimed' }
    await sandbox.injectFault('getRecallTask', { kind: 'replace', changes })
    await queryClient.invalidateQueries()
    await expect.element(getByText("You've collected everything in this gift", { exact: false })).toBeVisible()
    expect(getByRole('link', { name: 'Deposit' }).elements()).toEqual([])
    expect(getByRole('button').elements()).toEqual([])
  })

  it('shows what another tab has claimed, without a second reward', async () => {
    const { card, popups } = await setup('RG-0001')
    await expect.element(card('Log in again').getByRole('button')).toBeVisible()
    await claimRecallTask({ sn: 'RG-0001', stepId: 'login' })
    await card('Log in again').getByRole('button').click()
    await expect.element(card('Log in again')).toMatchTextContent(/Claimed/)
    expect(popups()).toEqual([])
  })

  it('shows that the gift has expired when a claim comes too late', async () => {
    const { card, getByText, popups, sandbox } = await setup('RG-0001')
    await expect.element(card('Log in again').getByRole('button')).toBeVisible()
    await sandbox.advance(8 * 86_400_000)
    await card('Log in again').getByRole('button').click()
    await expect.element(getByText("It can't be opened anymore", { exact: false })).toBeVisible()
    expect(popups()).toEqual([])
  })

  it('shows a lost claim as unknown until the server shows it as claimed', async () => {
    const { card, popups, sandbox } = await setup('RG-0001')
    const step = card('Log in again')
    await expect.element(step.getByRole('button')).toBeVisible()
    await sandbox.injectFault('claimRecallTask', { kind: 'drop' }, { after: true })
    await sandbox.injectFault('getRecallTask', { kind: 'status', status: 500 }, { times: 5 })
    await step.getByRole('button').click()
    await expect.element(step.getByRole('status')).toMatchTextContent(/don't know yet/)
    await expect.element(step).not.toMatchTextContent(/Claimed/)
    expect(popups()).toEqual([])
    await sandbox.clearFaults()
    await step.getByRole('button').click()
    await expect.element(step).toMatchTextContent(/Claimed/)
    expect(popups()).toMatchObject([{ rewards: [{ type: 'cash', amount: 10 }] }])
  })

  it.each(['RG-0001', 'RG-0002'])('has no accessibility violations in Vietnamese: %s', async (sn) => {
    const { container, getByRole } = await setup(sn, { language: 'vi-VN' })
    await expect.element(getByRole('link').first()).toBeVisible()
    expect(await axeViolations(container)).toEqual([])
  })
})
