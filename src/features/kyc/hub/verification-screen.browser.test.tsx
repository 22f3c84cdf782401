import { beforeEach, describe, expect, it } from 'vitest'
import { createSandbox, renderApp, type RenderedApp } from '#tests/support/component/render.tsx'
import type { MockSandbox } from '#tests/support/mock-sandbox.ts'
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
    await expect
      .element(screen.getByText(/^Verify by .*, Manila time, and before your first withdrawal\.$/))
      .toBeVisible()
    await screen.unmount()
    await sandbox.advance(4 * DAY)
    const later = await open('newplayer')
    await expect.element(later.getByText(/The first 3 days are over\./)).toBeVisible()
    await expect.element(later.getByRole('timer')).toHaveTextContent('2 days 23 h left')
    await later.unmount()
    await sandbox.advance(4 * DAY)
    await expect.element((await open('newplayer')).getByRole('timer')).toHaveTextContent('Overdue')
  })

  it('shows a suspended player the reason and the part to fix, without a deadline', async () => {
    const screen = await open('suspended')
    await expect.element(screen.getByRole('heading', { name: 'Your account is suspended' })).toBeVisible()
    await expect.element(screen.getByText('The ID number does not match the picture.')).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Fix your ID number' }))
      .toHaveAttribute('href', '/kyc/baseInfo')
    await expect.element(screen.getByRole('timer')).not.toBeInTheDocument()
  })
})

describe('StatusScreen', () => {
  it('says a rejection once, with the button that fixes it', async () => {
    const screen = await renderApp(<StatusScreen {...PROPS} />, { texts: ['kyc'], username: 'suspended' })
    await expect.element(screen.getByRole('heading', { name: "We couldn't verify you" })).toBeVisible()
    expect(screen.getByText('The ID number does not match the picture.').elements()).toHaveLength(1)
    await expect.element(screen.getByRole('link', { name: 'Fix your ID number' })).toBeVisible()
  })
})
