import { type ReactElement, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { listRecharges } from '#generated/http/money/list-recharges.ts'
import type { Language } from '#src/i18n/languages.ts'
import { analytics } from '#src/platform/reports/analytics.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { axeViolations } from '#tests/support/component/axe.ts'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import type { MockSandbox } from '#tests/support/mock-sandbox.ts'
import { stuckIntent } from '../money-request/testing/stuck-intent.ts'
import { useMoneyRequest } from '../money-request/use-money-request.ts'
import { deposit } from './deposit.ts'
import { DepositStatus } from './deposit-status.tsx'
import type { Renewal } from './use-renew-deposit.ts'

const CONVERSION = { event: 'Purchase', amount: 500, currency: 'PHP' }

let sandbox: MockSandbox

beforeEach(async () => {
  sandbox = await createSandbox()
  await sandbox.injectFault('getFbEvent', { kind: 'replace', changes: { '/fbEvent': CONVERSION } }, { times: 9 })
})
afterEach(() => vi.restoreAllMocks())

/** Shows a deposit of a status: 0 pending, 1 success. */
async function open(number: 0 | 1, isOn: boolean) {
  vi.spyOn(analytics, 'isOn').mockReturnValue(isOn)
  const hand = vi.spyOn(analytics, 'hand')
  const player = { username: 'vip8player', texts: ['wallet'] } as const
  const before = await renderApp(null, player)
  const { list } = await listRecharges({ status: 1, pageSize: 1 })
  await before.unmount()
  await sandbox.injectFault('listRecharges', { kind: 'replace', changes: { '/list/0/status': number } }, { times: 9 })
  const status = <DepositStatus orderNo={list[0]?.orderNo ?? ''} onNew={() => undefined} />
  return { screen: await renderApp(status, player), hand }
}

describe('DepositStatus', () => {
  it.each([390, 1440])('says the amount of a deposit that arrived once, %i px wide', async (width) => {
    await page.viewport(width, 900)
    const { screen } = await open(1, false)
    await expect.element(screen.getByRole('link', { name: 'Play now' })).toBeVisible()
    await expect.element(screen.getByText('₱5,000.00')).toBeVisible()
    expect(screen.getByText('₱5,000.00').elements()).toHaveLength(1)
  })
})

describe('DepositStatus: the conversion of a deposit', () => {
  it('is requested once and handed over while analytics is on, after the deposit has arrived', async () => {
    const { screen, hand } = await open(1, true)
    await expect.element(screen.getByRole('link', { name: 'Play now' })).toBeVisible()
    await expect.poll(() => hand.mock.calls).toEqual([[CONVERSION]])
    expect(await sandbox.calls('getFbEvent')).toHaveLength(1)
  })

  it('is not requested before the deposit has arrived', async () => {
    const { screen } = await open(0, true)
    await expect.element(screen.getByRole('button', { name: /Check/ })).toBeVisible()
    expect(await sandbox.calls('getFbEvent')).toHaveLength(0)
  })

  it('is not requested without a hook or without consent', async () => {
    const { screen, hand } = await open(1, false)
    await expect.element(screen.getByRole('link', { name: 'Play now' })).toBeVisible()
    // The counters are read at the same time.
    await expect.poll(async () => (await sandbox.calls('getBadges')).length).toBeGreaterThan(0)
    expect(await sandbox.calls('getFbEvent')).toHaveLength(0)
    expect(hand).not.toHaveBeenCalled()
  })
})

const CANCELLED = { '/list/0/status': 2, '/list/0/failReason': 'cancelled' }

/** The page of a deposit of ₱500.00 by GCash, after changes of the first reads of the history. */
async function openChanged(changes: Record<string, unknown>, { language = 'en-US', times = 99 }: Options = {}) {
  const player = { username: 'vip8player', language, texts: ['wallet'] } as const
  const before = await renderApp(null, player)
  const order = (await listRecharges({ status: 1, pageSize: 50 })).list.find(({ method }) => method === 'gcash')
  await before.unmount()
  await sandbox.injectFault('listRecharges', { kind: 'replace', changes }, { times })
  const onNew = vi.fn<(renewal: Renewal) => void>()
  const screen = await renderApp(<DepositStatus orderNo={order?.orderNo ?? ''} onNew={onNew} />, player)
  return { ...screen, order, onNew }
}

interface Options {
  readonly language?: Language
  readonly times?: number
}

describe('DepositStatus: a deposit that the player cancelled', () => {
  it.each([
    ['en-US', 'You cancelledYou were not charged.', 'Deposit again'],
    ['vi-VN', 'Bạn đã hủyBạn không bị trừ tiền.', 'Nạp tiếp'],
  ] as const)('says in %s that nothing was charged, and offers the same again', async (language, words, again) => {
    const { getByRole, container, onNew, order } = await openChanged(CANCELLED, { language })
    const hero = getByRole('status').first()
    await expect.element(hero).toMatchTextContent(words)
    expect(hero.element().querySelector('[data-state="cancelled"]')).not.toBeNull()
    expect(container.querySelectorAll('[class*="primary"]')).toHaveLength(1)
    await getByRole('button', { name: again }).click()
    expect(onNew).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ method: 'gcash', amount: order?.amount }))
    expect(await axeViolations(container)).toEqual([])
  })

  it.each([
    ['another reason', { ...CANCELLED, '/list/0/failReason': 'declined' }],
    ['a reason that cannot be read', { ...CANCELLED, '/list/0/failReason': 7 }],
    ['none', { '/list/0/status': 2 }],
  ])('keeps the sentence about charges for %s', async (_reason, changes) => {
    const { getByRole } = await openChanged(changes)
    await expect.element(getByRole('status').first()).toMatchTextContent(/Your deposit failed.*charged you anyway/)
  })

  it('shows no bonus, which a pending one does', async () => {
    const pending = await openChanged({ '/list/0/status': 0, '/list/0/bonus': 250 })
    await expect.element(pending.getByText('+₱250.00')).toBeVisible()
    await pending.unmount()
    await sandbox.clearFaults()
    const { container, getByRole } = await openChanged({ ...CANCELLED, '/list/0/bonus': 250 })
    await expect.element(getByRole('status').first()).toMatchTextContent(/You cancelled/)
    expect(container.textContent).not.toContain('250')
  })

  it('is not cancelled while it is pending, whatever reason the server lists', async () => {
    const { getByRole } = await openChanged({ ...CANCELLED, '/list/0/status': 0 })
    await expect.element(getByRole('status').first()).toMatchTextContent(/Waiting for your payment/)
  })

  it('is followed on, and shows that it has arrived after all', async () => {
    const { getByRole } = await openChanged(CANCELLED, { times: 1 })
    await expect.element(getByRole('status').first()).toMatchTextContent(/You cancelled/)
    await expect.element(getByRole('status').first()).toMatchTextContent(/Your deposit has arrived/)
  })
})

describe('DepositStatus: a deposit that was not paid in time', () => {
  it.each([
    ['en-US', 'Your deposit timed out'],
    ['vi-VN', 'Lệnh nạp đã quá hạn'],
  ] as const)('is said in %s without alarm', async (language, title) => {
    const { getByRole } = await openChanged({ '/list/0/status': 3 }, { language })
    const hero = getByRole('status').first()
    await expect.element(hero).toMatchTextContent(title)
    expect(hero.element().querySelector('[data-state="cancelled"]')).not.toBeNull()
  })
})

/** The page of a deposit that was sent some minutes ago without a response, and is not in the history. */
function Sent({ minutes, onNew }: { readonly minutes: number; readonly onNew: () => void }): ReactElement {
  const { intents } = useMoneyRequest(deposit)
  const uid = useStores().session.uid ?? ''
  useState(() => {
    const sentAt = Date.now() - minutes * 60_000
    const order = { orderNo: 'D202611209999', method: 'gcash', amount: 500 }
    return intents.save({ ...stuckIntent(uid), keyAt: sentAt, sentAt, waitMs: 900_000, ...order })
  })
  return <DepositStatus orderNo="D202611209999" onNew={onNew} />
}

describe('DepositStatus: a deposit whose result is unknown', () => {
  const sent = (minutes: number, language: Language = 'en-US') =>
    renderApp(<Sent minutes={minutes} onNew={() => undefined} />, { username: 'ratified', language, texts: ['wallet'] })

  it.each([
    ['en-US', "We're checking your deposit", "You'll know within", 'Try the same deposit again'],
    ['vi-VN', 'Chúng tôi đang kiểm tra lệnh nạp của bạn', 'Bạn sẽ biết kết quả trong', 'Gửi lại lệnh nạp này'],
  ] as const)('shows in %s how long that takes, and no loud button', async (language, title, label, again) => {
    const { getByRole, container } = await sent(5, language)
    await expect.element(getByRole('heading', { name: title })).toBeVisible()
    expect(container.querySelector('[data-state="unknown"]')).not.toBeNull()
    // 16 minutes, less the 5 that have passed.
    await expect.element(getByRole('timer', { name: label })).toMatchTextContent(/^(11:00|10:\d\d)$/)
    await expect.element(getByRole('button', { name: again })).toBeVisible()
    expect(container.querySelectorAll('[class*="primary"]')).toHaveLength(0)
    expect(await axeViolations(container)).toEqual([])
  })

  it('leads on instead of counting down once it takes too long', async () => {
    await sandbox.injectFault('listRecharges', { kind: 'status', status: 503 }, { times: 99 })
    const { getByRole, getByText } = await sent(11)
    await expect.element(getByText('This is taking longer than usual')).toBeVisible()
    await expect.element(getByRole('timer')).not.toBeInTheDocument()
    await expect.element(getByRole('button', { name: 'Make a new deposit' })).toBeVisible()
  })
})
