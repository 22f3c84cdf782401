import { describe, expect, it } from 'vitest'
import { getChannels } from '#src/lib/channels.ts'
import { currentDeadline } from '#src/features/kyc/next-step.ts'
import { bankName } from '#src/features/wallet/orders/bank-name.ts'
import { deposit } from '#src/features/wallet/deposit/deposit.ts'
import { orderState } from '#src/features/wallet/money-request/order-state.ts'
import { depositLook, withdrawalLook } from '#src/features/wallet/orders/statuses.ts'
import { toCsv } from '#src/lib/csv.ts'
import { foldText } from '#src/lib/fold-text.ts'
import { readForeignUrl } from '#src/lib/foreign-url.ts'
import { formatPeso, formatPoints, plainPeso } from '#src/lib/money-format.ts'
import { formatDate, formatDateTime, sortableTime } from '#src/lib/time.ts'
import { formatCountdown } from '#src/ui/feedback/countdown-time.ts'

const APP = { origin: 'https://app.example', hostname: 'app.example', protocol: 'https:' } as Location

/**
 * The lenient reader returns '', 0, NaN, false, [] or a text of another pattern; none may break or mislead a screen.
 */
describe('formatters with neutral values', () => {
  it.each([
    ['an amount that cannot be read', formatPeso(Number.NaN), '—'],
    ['points that cannot be read', formatPoints(Number.NaN), '—'],
    ['an amount in an export', plainPeso(Number.NaN), ''],
    ['a date', formatDate('', 'en-US'), '—'],
    ['a time', formatDateTime('', 'vi-VN'), '—'],
    ['a time in an export', sortableTime(''), ''],
    ['a bank', bankName(''), '—'],
    ['a bank of another pattern', bankName('GCash PH'), 'GCash PH'],
    ['a countdown', formatCountdown(0), '0:00'],
    ['an address', readForeignUrl('', APP), null],
    ['an address of another pattern', readForeignUrl('www.example.com/privacy', APP), null],
    ['an address that runs code', readForeignUrl('javascript:alert(1)', APP), null],
    ['a text to search in', foldText(''), ''],
  ])('shows %s', (_what, shown, wanted) => {
    expect(shown).toBe(wanted)
  })

  it.each([
    [2, 'cancelled', 'statusCancelled'],
    [2, 'declined', 'statusFailed'],
    [2, undefined, 'statusFailed'],
    [0, 'cancelled', 'statusPending'],
    [1, 'cancelled', 'statusSuccess'],
    [3, 'cancelled', 'statusTimeout'],
    [97, 'cancelled', 'statusOther'],
  ])('name a deposit of status %i with the reason %s by %s', (status, failReason, word) => {
    expect(depositLook({ status, failReason }).word).toBe(word)
  })

  it('show unknown statuses neutrally, and treat none as final', () => {
    for (const status of [-1, 9, 97]) {
      expect(depositLook({ status })).toEqual({ tone: 'neutral', word: 'statusOther' })
      expect(withdrawalLook(status)).toEqual({ tone: 'neutral', word: 'statusOther' })
    }
    const row = { orderNo: 'D00000001', method: '', amount: 1, bonus: 0, createdAt: '', updatedAt: '' }
    const own = { phase: 'sent', isMade: false, isAbsent: true } as const
    const order = { ...row, status: 97 }
    expect([orderState(order, own, deposit.getStatus), deposit.isFinal(order)]).toEqual(['other', false])
  })

  it('leave out invalid contacts', () => {
    const settings = { download_page: '', privacy_policy: '', terms_of_use: '', showDownloadBanner: true }
    const config = { cs_a: null, cs_b: 7, cs_c: 'nowhere', ...settings }
    expect(getChannels(config, 'cs', APP)).toEqual([])
  })

  it('do not treat an unreadable deadline as over', () => {
    expect(currentDeadline({ deadline: '', termsDeadline: '' } as never, Date.now())).toBeUndefined()
  })

  it('export empty cells', () => {
    expect(toCsv([['', '']])).toContain(',')
  })
})
