import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { axeViolations } from '#tests/support/component/axe.ts'
import { createSandbox, renderApp, type RenderAppOptions } from '#tests/support/component/render.tsx'
import { userQuery } from '#src/queries/user.ts'
import type { LimitChoice } from './limits/limit-form.tsx'
import { type PlayView, ResponsibleScreen } from './responsible-screen.tsx'

const DAY = 86_400_000

/** The page with its address in a state. */
function Page({ first }: { readonly first?: PlayView | undefined }) {
  const [at, setAt] = useState<LimitChoice & { readonly view?: PlayView | undefined }>({ view: first })
  return <ResponsibleScreen view={at.view} {...at} onView={(view, choice) => setAt({ view, ...choice })} />
}

async function openPage({ username = 'limited', ...options }: RenderAppOptions = {}, first?: PlayView) {
  const sandbox = await createSandbox()
  const screen = await renderApp(<Page first={first} />, {
    username,
    texts: ['responsible', 'records', 'age'],
    ...options,
  })
  await screen.queryClient.prefetchQuery(userQuery())
  const card = (name: string) => screen.getByRole('listitem', { name })
  return { screen, sandbox, card, sheet: screen.getByRole('dialog') }
}

describe('ResponsibleScreen: limits', () => {
  it('shows what is used and left, and the change that waits', async () => {
    const { screen, card } = await openPage()
    const week = card('Deposits in a week')
    await expect.element(week.getByText('₱500.00 left')).toBeVisible()
    await expect.element(week.getByRole('progressbar')).toHaveAccessibleDescription('₱1,500.00 used of ₱2,000.00')
    await expect.element(week.getByText('Waiting: ₱5,000.00 instead of ₱2,000.00')).toBeVisible()
    expect(week.getByRole('button', { name: 'Confirm' }).elements()).toEqual([])
    await expect.element(card('Time in a day').getByText(/used of 2 hr/)).toBeVisible()
    await expect.element(screen.getByText('You are not on a break.')).toBeVisible()
    expect(await axeViolations(screen.container)).toEqual([])
  })

  it('withdraws a request, and the limit that holds stays', async () => {
    const { sandbox, card } = await openPage()
    const week = card('Deposits in a week')
    await week.getByRole('button', { name: 'Withdraw the request' }).click()
    await expect.element(week.getByText(/Waiting:/)).not.toBeInTheDocument()
    await expect.element(week.getByText(/of ₱2,000\.00/)).toBeVisible()
    expect(await sandbox.calls('withdrawPlayLimitChange')).toHaveLength(1)
  })

  it('asks for a yes once the change has waited a day', async () => {
    const sandbox = await createSandbox()
    await sandbox.advance(DAY)
    const screen = await renderApp(<Page />, { username: 'limited', texts: ['responsible', 'age'] })
    const week = screen.getByRole('listitem', { name: 'Deposits in a week' })
    await week.getByRole('button', { name: 'Confirm' }).click()
    const sheet = screen.getByRole('dialog', { name: 'Change this limit?' })
    await expect
      .element(sheet.getByText('Deposits in a week: ₱5,000.00 holds at once, instead of ₱2,000.00.'))
      .toBeVisible()
    const [no, yes] = [
      sheet.getByRole('button', { name: 'Not now' }),
      sheet.getByRole('button', { name: 'Yes, change it' }),
    ]
    expect(no.element().className).toBe(yes.element().className)
    await yes.click()
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.element(week.getByText(/of ₱5,000\.00/)).toBeVisible()
  })

  it.each([
    ['1500', 'Lower than ₱2,000.00: counts at once.', /of ₱1,500\.00/],
    [
      '7000',
      'Higher than ₱2,000.00: counts after 24 hours and your yes. Until then ₱2,000.00 holds.',
      /Waiting: ₱7,000\.00/,
    ],
  ])('says before it is sent when %s counts', async (typed, effect, shown) => {
    const { card, sheet } = await openPage()
    await card('Deposits in a week')
      .getByRole('button', { name: /^Change/ })
      .click()
    const amount = sheet.getByRole('textbox', { name: 'Limit' })
    await expect.element(amount).toHaveValue('')
    await expect.element(sheet.getByText('Holds now: ₱2,000.00')).toBeVisible()
    await amount.fill(typed)
    await expect.element(sheet.getByText(effect)).toBeVisible()
    await sheet.getByRole('button', { name: 'Save limit' }).click()
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.element(card('Deposits in a week').getByText(shown)).toBeVisible()
  })

  it('sets a first limit of time by hours and minutes', async () => {
    const { screen, sandbox, card, sheet } = await openPage({ username: 'ratified' })
    await expect.element(screen.getByText('You have no limits')).toBeVisible()
    await screen.getByRole('button', { name: 'Set a limit' }).click()
    await sheet.getByRole('radio', { name: 'Time' }).click()
    await sheet.getByRole('button', { name: 'Save limit' }).click()
    await expect.element(sheet.getByText('Enter a time from 1 minute to 744 hours.')).toBeVisible()
    await sheet.getByLabelText('Hours').fill('1')
    await sheet.getByLabelText('Minutes').fill('30')
    await expect.element(sheet.getByText('Counts at once.')).toBeVisible()
    expect(await axeViolations(screen.container)).toEqual([])
    await sheet.getByRole('button', { name: 'Save limit' }).click()
    await expect.element(card('Time in a day').getByText('1 hr 30 min left')).toBeVisible()
    expect(await sandbox.calls('setPlayLimit')).toMatchObject([{ body: { kind: 'time', period: 'day', minutes: 90 } }])
  })

  it('asks for a removal, which waits', async () => {
    const { screen, card, sheet } = await openPage()
    await card('Losses in a day')
      .getByRole('button', { name: /^Change/ })
      .click()
    await sheet.getByRole('button', { name: 'Remove this limit' }).click()
    const question = screen.getByRole('dialog', { name: 'Remove this limit?' })
    await expect.element(question.getByText(/₱1,000\.00 holds for 24 hours more/)).toBeVisible()
    await question.getByRole('button', { name: 'Ask to remove it' }).click()
    await expect.element(card('Losses in a day').getByText('Waiting: no limit instead of ₱1,000.00')).toBeVisible()
  })

  it('settles a lost response by the limits, without a second request', async () => {
    const { sandbox, card, sheet, screen } = await openPage()
    await card('Deposits in a week')
      .getByRole('button', { name: /^Change/ })
      .click()
    await sandbox.injectFault('setPlayLimit', { kind: 'status', status: 504 }, { after: true })
    await sheet.getByRole('textbox', { name: 'Limit' }).fill('1000')
    await sheet.getByRole('button', { name: 'Save limit' }).click()
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.element(card('Deposits in a week').getByText(/of ₱1,000\.00/)).toBeVisible()
    expect(await sandbox.calls('setPlayLimit')).toHaveLength(1)
    expect(screen.stores.toasts.items).toEqual([])
  })

  it('says that the result is unknown if the limits do not show it', async () => {
    const { sandbox, card, sheet } = await openPage()
    await card('Deposits in a week')
      .getByRole('button', { name: /^Change/ })
      .click()
    await sandbox.injectFault('setPlayLimit', { kind: 'status', status: 504 })
    await sheet.getByRole('textbox', { name: 'Limit' }).fill('1000')
    await sheet.getByRole('button', { name: 'Save limit' }).click()
    await expect.element(sheet.getByText(/We don't know yet whether this arrived/)).toBeVisible()
    expect(await sandbox.calls('setPlayLimit')).toHaveLength(1)
  })

  it('offers Retry where the limits cannot be read', async () => {
    const sandbox = await createSandbox()
    await sandbox.injectFault('listPlayLimits', { kind: 'status', status: 500 }, { times: 9 })
    const screen = await renderApp(<Page />, { username: 'limited', texts: ['responsible', 'age'] })
    await expect.element(screen.getByText("We couldn't load your limits")).toBeVisible()
    await sandbox.clearFaults()
    await screen.getByRole('button', { name: 'Retry' }).click()
    await expect.element(screen.getByText('₱500.00 left')).toBeVisible()
  })
})

describe('ResponsibleScreen', () => {
  it('changes the time between reality checks at once', async () => {
    const { screen, sandbox } = await openPage()
    await expect.element(screen.getByRole('radio', { name: '30 minutes' })).toBeChecked()
    await screen.getByRole('radio', { name: '45 minutes' }).click()
    await expect.element(screen.getByRole('radio', { name: '45 minutes' })).toBeChecked()
    await expect.poll(() => sandbox.calls('setRealityCheck')).toMatchObject([{ body: { minutes: 45 } }])
  })

  it('has help and who may play, in Vietnamese and dark', async () => {
    const { screen } = await openPage({ language: 'vi-VN', theme: 'dark' })
    await expect.element(screen.getByRole('heading', { name: 'Trợ giúp' })).toBeVisible()
    await expect.element(screen.getByRole('heading', { name: 'Ai được chơi' })).toBeVisible()
    await expect.element(screen.getByRole('listitem', { name: 'Tiền nạp trong tuần' })).toBeVisible()
    expect(await axeViolations(screen.container)).toEqual([])
  })
})
