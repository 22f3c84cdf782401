import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { JournalEntry } from '#generated/http/schemas/journal-entry.ts'
import { formatTime } from '#src/lib/time.ts'
import { PartnerMark } from '#src/ui/brand/partner-mark.tsx'
import { Money } from '#src/ui/data/money.tsx'
import type { IconName } from '#src/ui/icon/icon-name.ts'
import { MoneyRow } from '#src/ui/surface/money-row.tsx'

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

export interface JournalRowProps {
  readonly entry: JournalEntry
  readonly typeName: string
  readonly onOpen: () => void
}

/** One balance change: type, time, note and amount. Opens its details. */
export function JournalRow({ entry, typeName, onOpen }: JournalRowProps): ReactElement {
  const { i18n } = useTranslation('records')
  const { amount, createdAt, type } = entry
  const icon = (Object.hasOwn(ICONS, type) && ICONS[type]) || 'receipt'
  const time = formatTime(createdAt, i18n.language)
  const note = getNote(entry)
  return (
    <MoneyRow
      mark={<PartnerMark icon={icon} size={36} />}
      title={note === '' ? typeName : note}
      detail={note === '' ? time : `${time} · ${typeName}`}
      amount={<Money value={amount} sign="always" tone={amount > 0 ? 'in' : 'out'} />}
      onClick={onOpen}
    />
  )
}
