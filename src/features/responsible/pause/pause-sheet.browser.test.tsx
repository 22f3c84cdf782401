import { describe, expect, it, vi } from 'vitest'
import { axeViolations } from '#tests/support/component/axe.ts'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import { userQuery } from '#src/queries/user.ts'
import { PauseSheet } from './pause-sheet.tsx'
import type { PauseKind } from './pause-length.ts'

const PASSWORD = 'tumpak123'

async function openSheet(kind: PauseKind) {
  const sandbox = await createSandbox()
  const onClose = vi.fn<() => void>()
  const screen = await renderApp(<PauseSheet kind={kind} onClose={onClose} />, {
    username: 'ratified',
    texts: ['responsible'],
  })
  await screen.queryClient.prefetchQuery(userQuery())
  const getPlay = () => screen.queryClient.getQueryData(userQuery().queryKey)?.play
  return { screen, sandbox, onClose, getPlay, press: (name: string) => screen.getByRole('button', { name }).click() }
}

describe('PauseSheet', () => {
  it('takes a break in two steps, with nothing chosen before', async () => {
    const { screen, sandbox, onClose, getPlay, press } = await openSheet('break')
    for (const radio of screen.getByRole('radio').elements()) expect(radio).not.toBeChecked()
    await expect.element(screen.getByRole('checkbox', { name: /other accounts/ })).not.toBeChecked()
    await expect.element(screen.getByText(/withdraw it during the break/)).toBeVisible()
    await press('Continue')
    await expect.element(screen.getByText('Choose how long.')).toBeVisible()
    await screen.getByRole('radio', { name: '7 days' }).click()
    expect(await axeViolations(screen.container)).toEqual([])
    await press('Continue')
    await expect.element(screen.getByText(/^Ends on \w+day, /)).toBeVisible()
    await expect.element(screen.getByText('It cannot be undone in the app.')).toBeVisible()
    const [no, yes] = ['Not now', 'Take the break'].map((name) => screen.getByRole('button', { name }).element())
    expect(no?.className).toBe(yes?.className)
    await screen.getByLabelText('Login password').fill(PASSWORD)
    await press('Take the break')
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(await sandbox.calls('takeBreak')).toMatchObject([{ body: { hours: 168, thisDevice: false } }])
    expect(getPlay()?.state).toBe('break')
  })

  it('has a free number of days, and keeps it to the limits', async () => {
    const { screen, sandbox, press } = await openSheet('break')
    await screen.getByRole('radio', { name: 'Other' }).click()
    await screen.getByLabelText('Days').fill('31')
    await press('Continue')
    await expect.element(screen.getByLabelText('Days')).toHaveAttribute('aria-invalid', 'true')
    await screen.getByLabelText('Days').fill('3')
    await press('Continue')
    await screen.getByLabelText('Login password').fill(PASSWORD)
    await press('Take the break')
    await expect.poll(() => sandbox.calls('takeBreak')).toMatchObject([{ body: { hours: 72 } }])
  })

  it('shows a wrong password beside its field, and begins nothing', async () => {
    const { screen, onClose, getPlay, press } = await openSheet('exclusion')
    await screen.getByRole('radio', { name: '1 year' }).click()
    await press('Continue')
    await screen.getByLabelText('Login password').fill('wrong123')
    await press('Exclude me')
    await expect
      .element(screen.getByLabelText('Login password'))
      .toHaveAccessibleDescription('The login password is incorrect.')
    expect(onClose).not.toHaveBeenCalled()
    expect(getPlay()?.state).toBe('open')
  })

  it('settles a lost response by the player, without a second request', async () => {
    const { screen, sandbox, onClose, getPlay, press } = await openSheet('exclusion')
    await sandbox.injectFault('excludePlayer', { kind: 'status', status: 504 }, { after: true })
    await screen.getByRole('radio', { name: '6 months' }).click()
    await press('Continue')
    await screen.getByLabelText('Login password').fill(PASSWORD)
    await press('Exclude me')
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(getPlay()?.state).toBe('excluded')
    expect(await sandbox.calls('excludePlayer')).toHaveLength(1)
  })
})
