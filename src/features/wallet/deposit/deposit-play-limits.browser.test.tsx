import { describe, expect, it } from 'vitest'
import { userQuery } from '#src/queries/user.ts'
import { axeViolations } from '#tests/support/component/axe.ts'
import { openDeposit } from '#tests/support/component/open-deposit.tsx'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import { DepositSheet } from './deposit-sheet.tsx'

const LIMIT_REACHED = 47_102
const PLAY_PAUSED = 47_101

describe('DepositScreen: limits of deposits', () => {
  it('shows what is left, and after a refusal the limit, what is left and its end', async () => {
    const { getByText, getByRole, amount, submit, form, sandbox, stores, container } = await openDeposit({
      username: 'limited',
    })
    await expect.element(getByText(/^Deposits in a week: ₱500\.00 left of ₱2,000\.00\./)).toBeVisible()
    await amount.fill('600')
    await submit.click()
    const alert = getByRole('alert')
    await expect.element(alert.getByText('Your limit: Deposits in a week')).toBeVisible()
    await expect
      .element(alert.getByText(/The limit is ₱2,000\.00, ₱500\.00 is left\. It starts again on /))
      .toBeVisible()
    await expect
      .element(alert.getByRole('link', { name: 'Responsible gaming' }))
      .toHaveAttribute('href', '/responsiblePlay')
    await expect.element(form.getByText(/Try another|Get .* bonus/)).not.toBeInTheDocument()
    expect(stores.toasts.items).toEqual([])
    expect(await axeViolations(container)).toEqual([])
    await amount.fill('400')
    await expect.element(alert).not.toBeInTheDocument()
    expect(await sandbox.calls('createRecharge')).toEqual([])
  })

  it('says when the deposit itself is refused, which was prepared before', async () => {
    const { getByRole, amount, submit, sandbox } = await openDeposit({ username: 'limited' })
    await sandbox.injectFault('createRecharge', { kind: 'code', code: LIMIT_REACHED, msg: 'Your limit is reached.' })
    await amount.fill('400')
    await submit.click()
    await expect.element(getByRole('alert').getByText('Your limit: Deposits in a week')).toBeVisible()
  })

  it("shows the server's sentence where the limits cannot be read", async () => {
    const { getByRole, amount, submit } = await openDeposit({
      username: 'limited',
      prepare: async (sandbox) => {
        await sandbox.injectFault('listPlayLimits', { kind: 'status', status: 500 }, { times: 99 })
        await sandbox.injectFault('prepareRecharge', {
          kind: 'code',
          code: LIMIT_REACHED,
          msg: 'Your limit is reached.',
        })
      },
    })
    await amount.fill('600')
    await submit.click()
    await expect.element(getByRole('alert').getByText('Your limit is reached.')).toBeVisible()
  })

  it('says that the player is on a break', async () => {
    const { getByRole, amount, submit, sandbox } = await openDeposit()
    await sandbox.injectFault('prepareRecharge', { kind: 'code', code: PLAY_PAUSED, msg: 'You are on a break.' })
    await amount.fill('600')
    await submit.click()
    await expect.element(getByRole('alert').getByText("You can't play or deposit now")).toBeVisible()
  })

  it('calls and shows nothing of it without the feature', async () => {
    const sandbox = await createSandbox('nofeatures')
    const screen = await renderApp(<DepositSheet onClose={() => undefined} />, {
      username: 'newplayer',
      texts: ['wallet', 'menu'],
    })
    await screen.queryClient.prefetchQuery(userQuery())
    await expect.element(screen.getByRole('textbox', { name: 'Amount' })).toBeVisible()
    expect(screen.getByText(/limit for your deposits/).elements()).toEqual([])
    expect((await sandbox.calls()).filter(({ path }) => path.startsWith('/api/rg/'))).toEqual([])
  })
})

describe('DepositSheet: before the first deposit', () => {
  async function openSheet() {
    const sandbox = await createSandbox()
    const screen = await renderApp(<DepositSheet onClose={() => undefined} />, {
      username: 'newplayer',
      texts: ['wallet', 'menu'],
    })
    await screen.queryClient.prefetchQuery(userQuery())
    return { screen, sandbox, later: screen.getByRole('button', { name: 'Not now' }) }
  }

  it('asks for a limit by two answers of one size', async () => {
    const { screen, sandbox, later } = await openSheet()
    const set = screen.getByRole('link', { name: 'Set a limit' })
    await expect.element(set).toHaveAttribute('href', '/responsiblePlay?view=limit&kind=deposit')
    const boxes = [later, set].map((one) => one.element().getBoundingClientRect())
    expect(boxes[0]?.width).toBe(boxes[1]?.width)
    expect(boxes[0]?.height).toBe(boxes[1]?.height)
    expect(screen.getByRole('textbox', { name: 'Amount' }).elements()).toEqual([])
    expect(await axeViolations(screen.container)).toEqual([])
    await later.click()
    await expect.element(screen.getByRole('textbox', { name: 'Amount' })).toBeVisible()
    await expect.poll(() => sandbox.calls('postponePlayLimits')).toHaveLength(1)
  })

  it('goes on to the deposit if the answer cannot be sent', async () => {
    const { screen, sandbox, later } = await openSheet()
    await expect.element(later).toBeVisible()
    await sandbox.injectFault('postponePlayLimits', { kind: 'status', status: 500 })
    await later.click()
    await expect.element(screen.getByRole('textbox', { name: 'Amount' })).toBeVisible()
    await expect.poll(() => sandbox.calls('postponePlayLimits')).toHaveLength(1)
    expect(screen.stores.toasts.items).toEqual([])
  })
})
