import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { axeViolations } from '#tests/support/component/axe.ts'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import { LaunchFailed } from './launch-failed.tsx'

const nothing = () => undefined

async function openFailed(code: number, username = 'limited') {
  const sandbox = await createSandbox()
  await sandbox.injectFault(
    'listPlayLimits',
    {
      kind: 'replace',
      changes: {
        '/limits': [
          { kind: 'deposit', period: 'day', amount: 500, used: 500, left: 0, endsAt: '2026-11-30T00:00:00+08:00' },
          {
            kind: 'time',
            period: 'day',
            minutes: 120,
            usedMinutes: 120,
            leftMinutes: 0,
            endsAt: '2026-11-30T00:00:00+08:00',
          },
        ],
      },
    },
    { times: 9 },
  )
  const onLeave = vi.fn<() => void>()
  const error = new ApiError('failure', { method: 'POST', url: '/api/game/launch', code, msg: 'From the server.' })
  const screen = await renderApp(
    <LaunchFailed name="Parol Nights" error={error} onRetry={nothing} onClose={nothing} onLeave={onLeave} />,
    { username },
  )
  return { screen, onLeave, retry: screen.getByRole('button', { name: 'Retry' }) }
}

describe('LaunchFailed', () => {
  it('shows the limit that keeps games closed, the page, and no Retry', async () => {
    const { screen, onLeave, retry } = await openFailed(47_102)
    await expect.element(screen.getByText('Your limit: Time in a day')).toBeVisible()
    await expect.element(screen.getByText(/The limit is 2 hr, 0 min is left\./)).toBeVisible()
    expect(retry.elements()).toEqual([])
    expect(await axeViolations(screen.container)).toEqual([])
    await screen.getByRole('link', { name: 'Responsible gaming' }).click()
    expect(onLeave).toHaveBeenCalledOnce()
  })

  it('says that the player is on a break, without Retry', async () => {
    const { screen, retry } = await openFailed(47_101)
    await expect.element(screen.getByText("You can't play or deposit now")).toBeVisible()
    expect(retry.elements()).toEqual([])
  })

  it('offers Retry after any other failure', async () => {
    const { screen, retry } = await openFailed(42_001)
    await expect.element(screen.getByText('From the server.')).toBeVisible()
    await expect.element(retry).toBeVisible()
  })
})
