import { describe, expect, it } from 'vitest'
import type { Language } from '#src/i18n/languages.ts'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import { LatestDeposits } from '../overview/latest-deposits.tsx'
import { DepositList, WithdrawalList } from './order-lists.tsx'

const WORDS: Readonly<Record<Language, { readonly deposits: string[]; readonly withdrawals: string[] }>> = {
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

const LISTS = {
  deposits: { operation: 'listRecharges', list: <DepositList filter={{}} noMatch={undefined} /> },
  withdrawals: { operation: 'listWithdrawals', list: <WithdrawalList filter={{}} noMatch={undefined} /> },
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
    const { container } = await renderApp(list, { language, username: 'vip8player', texts: ['wallet', 'records'] })
    const rows = () => [...container.querySelectorAll('li')].slice(0, words.length)
    await expect.poll(() => rows().length).toBe(words.length)
    for (const [index, row] of rows().entries()) {
      const end = row.querySelector('a > :last-child > :last-child')
      expect(end?.textContent).toBe(words[index])
      expect(end?.querySelector('svg'), words[index]).not.toBeNull()
    }
  })
})
