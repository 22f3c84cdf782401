import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { listWithdrawals } from '#generated/http/money/list-withdrawals.ts'
import { formatMoney } from '#src/lib/money-format.ts'
import { axeViolations } from '#tests/support/component/axe.ts'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import { LatestDeposits } from '../overview/latest-activity.tsx'
import { DepositList, WithdrawalList } from './order-lists.tsx'

const WORDS = {
  'en-US': {
    deposits: ['Pending', 'Success', 'Failed', 'Timeout', 'Status 97'],
    withdrawals: ['Pending', 'Reviewed', 'Success', 'Failed', 'Rejected', 'Exception', 'Processing', 'Status 97'],
  },
  'vi-VN': {
    deposits: ['Đang chờ', 'Thành công', 'Thất bại', 'Quá hạn', 'Trạng thái 97'],
    withdrawals: [
      ...['Đang chờ', 'Đã duyệt', 'Thành công', 'Thất bại', 'Bị từ chối', 'Cần xem xét', 'Đang xử lý'],
      'Trạng thái 97',
    ],
  },
}

const CLOSED = { hasPane: false, onOpen: () => undefined, openId: undefined }

const LISTS = {
  deposits: { operation: 'listRecharges', list: <DepositList filter={{}} noMatch={undefined} {...CLOSED} /> },
  withdrawals: { operation: 'listWithdrawals', list: <WithdrawalList filter={{}} noMatch={undefined} {...CLOSED} /> },
  latest: { operation: 'listRecharges', list: <LatestDeposits /> },
} as const

describe('rows of deposits and withdrawals', () => {
  it.each(
    (['en-US', 'vi-VN'] as const).flatMap((language) =>
      (['deposits', 'withdrawals', 'latest'] as const).map((name) => ({ language, name })),
    ),
  )('name every status with a word and a shape: $name in $language', async ({ language, name }) => {
    const words = WORDS[language][name === 'latest' ? 'deposits' : name]
    const sandbox = await createSandbox()
    const { operation, list } = LISTS[name]
    // The first rows have the statuses from 0 on, and one that the app does not know.
    const statuses = words.map((_, index) => [`/list/${String(index)}/status`, index === words.length - 1 ? 97 : index])
    await sandbox.injectFault(operation, { kind: 'replace', changes: Object.fromEntries(statuses) }, { times: 9 })
    const { container } = await renderApp(list, {
      language,
      username: 'vip8player',
      texts: ['wallet', 'records', 'withdraw'],
    })
    const rows = () => [...container.querySelectorAll('li')].slice(0, words.length)
    await expect.poll(() => rows().length).toBe(words.length)
    for (const [index, row] of rows().entries()) {
      const end = row.querySelector('a > :last-child > :last-child')
      expect(end?.textContent).toBe(words[index])
      expect(end?.querySelector('svg'), words[index]).not.toBeNull()
    }
  })
})

describe('the list of deposits', () => {
  it.each([
    ['en-US', 'Cancelled', 'Failed'],
    ['vi-VN', 'Đã hủy', 'Thất bại'],
  ] as const)('in %s names what the player cancelled without alarm', async (language, cancelled, failed) => {
    const sandbox = await createSandbox()
    const changes = { '/list/0/status': 2, '/list/0/failReason': 'cancelled', '/list/1/status': 2 }
    await sandbox.injectFault('listRecharges', { kind: 'replace', changes }, { times: 9 })
    const { container } = await renderApp(LISTS.deposits.list, {
      language,
      username: 'vip8player',
      texts: ['wallet', 'records', 'withdraw'],
    })
    const ends = () => [...container.querySelectorAll('li a > :last-child > :last-child')].slice(0, 2)
    await expect.poll(() => ends().map(({ textContent }) => textContent)).toEqual([cancelled, failed])
    const [own, alarming] = ends().map((end) => getComputedStyle(end).color)
    expect(own).not.toBe(alarming)
  })
})

describe('the list of withdrawals', () => {
  afterEach(() => page.viewport(360, 740))

  it.each([
    ['en-US', 360, 'Net '],
    ['en-US', 1280, 'Net '],
    ['vi-VN', 360, 'Nhận '],
  ] as const)(
    'says what is left after the fee, but not once the amount is back: %s, %i px',
    { tags: 'full' },
    async (language, width, words) => {
      await page.viewport(width, 800)
      await createSandbox()
      const before = await renderApp(null, { username: 'vip8player' })
      const { list } = await listWithdrawals({ pageSize: 20 })
      await before.unmount()
      const rows = <WithdrawalList filter={{}} noMatch={undefined} {...CLOSED} hasPane={width > 1000} />
      const { container } = await renderApp(rows, {
        language,
        username: 'vip8player',
        texts: ['wallet', 'records', 'withdraw'],
      })
      const kept = list.filter(({ status }) => status !== 3 && status !== 4)
      expect(kept.length).toBeLessThan(list.length)
      await expect.poll(() => container.textContent.split(words).length - 1).toBe(kept.length)
      for (const { amount, fee = 0 } of kept) expect(container.textContent).toContain(words + formatMoney(amount - fee))
    },
  )
})

describe('a list of orders on a desktop', () => {
  afterEach(() => page.viewport(360, 740))

  it('is a table whose rows name time, method, status, number and amount, and open by a press anywhere', async () => {
    await page.viewport(1280, 800)
    await createSandbox()
    const onOpen = vi.fn<(orderNo: string) => void>()
    const list = <DepositList filter={{}} noMatch={undefined} hasPane onOpen={onOpen} openId={undefined} />
    const screen = await renderApp(list, { username: 'vip8player', texts: ['wallet', 'records', 'withdraw'] })
    const table = screen.getByRole('table', { name: 'Your deposits' })
    await expect.element(table).toBeVisible()
    const headers = table.getByRole('columnheader').elements()
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      ...['Time', 'Method', 'Status', 'Order number', 'Amount'],
    ])
    const row = table.element().querySelector('tr:has(td)')
    const orderNo = row?.textContent.match(/D\d+/)?.[0]
    const { right, top, height } = row?.getBoundingClientRect() ?? new DOMRect()
    // At the amount's end of the row.
    expect(document.elementFromPoint(right - 4, top + height / 2)?.matches('td button')).toBe(true)
    row?.querySelector<HTMLElement>('td button')?.click()
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(orderNo)
    expect(await axeViolations(screen.container)).toEqual([])
  })
})
