import type { TFunction } from 'i18next'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { JournalEntry } from '#generated/http/schemas/journal-entry.ts'
import { formatMoney } from '#src/lib/money-format.ts'
import { PartnerMark } from '#src/ui/brand/partner-mark.tsx'
import { Money } from '#src/ui/data/money.tsx'
import type { IconName } from '#src/ui/icon/icon-name.ts'
import { MoneyRow, type MoneyRowProps } from '#src/ui/surface/money-row.tsx'

/** The icons of the types that the mock has; a new type gets the generic icon. */
const ICONS: Readonly<Record<string, IconName>> = {
  deposit: 'deposit',
  withdrawal: 'withdraw',
  return: 'refresh',
  bet: 'dice',
  win: 'vip',
  bonus: 'gift',
  reward: 'gift',
  exchange: 'points',
}

/** The note of an entry, unless it only repeats the order's number. */
export function getNote({ note, orderNo }: JournalEntry): string {
  return orderNo !== undefined && note.includes(orderNo) ? '' : note
}

/** The fee that a change includes, in a few words. */
export function getFeeIncluded(t: TFunction<'records'>, fee: number): string {
  return t('withFee', { fee: formatMoney(fee) })
}

/** The mark of a balance change, by its type. */
export function JournalMark({ type }: Pick<JournalEntry, 'type'>): ReactElement {
  return <PartnerMark icon={(Object.hasOwn(ICONS, type) && ICONS[type]) || 'receipt'} size={36} />
}

export interface JournalRowProps extends Pick<MoneyRowProps, 'onClick' | 'isOpen' | 'renderLink'> {
  readonly entry: JournalEntry
  readonly typeName: string
  /** When it was, as text. */
  readonly time: string
}

/** One balance change: type, time, note and amount. Opens its details. */
export function JournalRow({ entry, typeName, time, ...open }: JournalRowProps): ReactElement {
  const { t } = useTranslation('records')
  const { amount, type, fee } = entry
  const note = getNote(entry)
  const details = [time, ...(note === '' ? [] : [typeName]), ...(fee === undefined ? [] : [getFeeIncluded(t, fee)])]
  return (
    <MoneyRow
      mark={<JournalMark type={type} />}
      title={note === '' ? typeName : note}
      detail={details.join(' · ')}
      amount={<Money value={amount} sign="always" tone={amount > 0 ? 'in' : 'out'} />}
      {...open}
    />
  )
}
