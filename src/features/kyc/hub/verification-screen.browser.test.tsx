import { beforeEach, describe, expect, it } from 'vitest'
import { balanceQuery } from '#src/queries/balance.ts'
import { userQuery } from '#src/queries/user.ts'
import { createSandbox, renderApp, type RenderedApp } from '#tests/support/component/render.tsx'
import type { MockSandbox } from '#tests/support/mock-sandbox.ts'
import { FLOW_STEPS } from '../base-info/base-steps.ts'
import { StatusScreen } from '../status/status-screen.tsx'
import { VerificationScreen } from './verification-screen.tsx'

const DAY = 86_400_000

let sandbox: MockSandbox
beforeEach(async () => {
  sandbox = await createSandbox()
})

const PROPS = { onStatusChange: () => Promise.resolve() }

const open = (username: string): Promise<RenderedApp> =>
  renderApp(<VerificationScreen {...PROPS} />, { texts: ['kyc'], username })

describe('VerificationScreen', () => {
  it('counts down to the 3 days, then to the 7 days of the terms, by the time of the server', async () => {
    const screen = await open('newplayer')
    await expect.element(screen.getByRole('timer')).toHaveTextContent('2 days 23 h left')
    await expect.element(screen.getByText(/^Verify by .*, Manila time\.$/)).toBeVisible()
    await screen.unmount()
    await sandbox.advance(4 * DAY)
    const later = await open('newplayer')
    await expect.element(later.getByRole('timer')).toHaveTextContent('2 days 23 h left')
    await later.unmount()
    await sandbox.advance(4 * DAY)
    await expect.element((await open('newplayer')).getByRole('timer')).toHaveTextContent('Overdue')
  })

  it('says above all why a player who wants to withdraw is here', async () => {
    const screen = await open('newplayer')
    const card = screen.getByRole('region', { name: 'Before your first withdrawal' })
    await expect.element(card.getByRole('link', { name: 'Verify your identity' })).toBeVisible()
    await screen.unmount()
    await sandbox.change('newplayer', { identityStatus: 'rejected' })
    const rejected = await open('newplayer')
    await expect.element(rejected.getByRole('region', { name: 'Before your first withdrawal' })).toBeVisible()
    await expect.element(rejected.getByRole('link', { name: /^Fix / })).toBeVisible()
  })

  it('counts the steps of the flow: the details are four, the pictures the last', async () => {
    const screen = await open('newplayer')
    await expect
      .element(screen.getByRole('heading', { name: `${String(FLOW_STEPS)} steps, then our review` }))
      .toBeVisible()
    const steps = screen.getByRole('list').filter({ hasText: 'Our review' }).getByRole('listitem')
    await expect.element(steps.nth(0)).toMatchTextContent(/^1–4/)
    await expect.element(steps.nth(1)).toMatchTextContent(/^5/)
  })

  it('shows a suspended player the reason and the part to fix, without a deadline', async () => {
    const screen = await open('suspended')
    await expect.element(screen.getByRole('heading', { name: 'Your account is suspended' })).toBeVisible()
    await expect.element(screen.getByText('Before your first withdrawal')).not.toBeInTheDocument()
    await expect.element(screen.getByText('The ID number does not match the picture.')).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Fix your ID number' }))
      .toHaveAttribute('href', '/kyc/baseInfo')
    await expect.element(screen.getByRole('timer')).not.toBeInTheDocument()
  })
})

describe('StatusScreen', () => {
  it('offers an approved player without money a deposit, and one with money the withdrawal', async () => {
    await sandbox.change('newplayer', { identityStatus: 'approved', kycStatus: 'ratified' })
    const poor = await renderApp(<StatusScreen {...PROPS} />, { texts: ['kyc'], username: 'newplayer' })
    // The balance is read once the user is known.
    await poor.queryClient.fetchQuery(userQuery())
    await expect.element(poor.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/finance/recharge')
    await expect.element(poor.getByRole('link', { name: 'Withdraw' })).not.toBeInTheDocument()
    await poor.unmount()
    const rich = await renderApp(<StatusScreen {...PROPS} />, { texts: ['kyc'], username: 'ratified' })
    await rich.queryClient.fetchQuery(userQuery())
    await expect.poll(() => rich.queryClient.getQueryData(balanceQuery().queryKey)).toBeDefined()
    await expect.element(rich.getByRole('link', { name: 'Withdraw' })).toBeVisible()
    await expect.element(rich.getByRole('link', { name: 'Deposit' })).not.toBeInTheDocument()
  })

  it('says a rejection once, with the button that fixes it', async () => {
    const screen = await renderApp(<StatusScreen {...PROPS} />, { texts: ['kyc'], username: 'suspended' })
    await expect.element(screen.getByRole('heading', { name: "We couldn't verify you" })).toBeVisible()
    expect(screen.getByText('The ID number does not match the picture.').elements()).toHaveLength(1)
    await expect.element(screen.getByRole('link', { name: 'Fix your ID number' })).toBeVisible()
  })
})
