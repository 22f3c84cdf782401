import { useTranslation } from 'react-i18next'
import type { JournalEntry } from '#generated/http/schemas/journal-entry.ts'
import { type DayColumn, EntryButton } from '#src/components/activity/day-table.tsx'
import { formatTime } from '#src/lib/time.ts'
import { Money } from '#src/ui/data/money.tsx'
import { OrderNumber } from '../orders/order-parts.tsx'
import { getFeeIncluded, getNote, JournalMark } from './journal-row.tsx'

interface JournalColumnsProps {
  readonly typeName: (code: string) => string
  /** The change that is open. */
  readonly openId: string | undefined
  readonly onOpen: (id: string) => void
}

/** The columns of a table of balance changes. */
export function useJournalColumns(props: JournalColumnsProps): readonly DayColumn<JournalEntry>[] {
  const { typeName, openId, onOpen } = props
  const { t, i18n } = useTranslation(['records', 'wallet'])
  return [
    { label: t('time'), cell: ({ createdAt }) => formatTime(createdAt, i18n.language) },
    {
      label: t('details'),
      cell: (entry, className) => (
        <EntryButton
          {...{ className }}
          mark={<JournalMark type={entry.type} />}
          title={getNote(entry) || typeName(entry.type)}
          note={entry.fee === undefined ? undefined : getFeeIncluded(t, entry.fee)}
          isOpen={entry.id === openId}
          onOpen={() => onOpen(entry.id)}
        />
      ),
    },
    { label: t('type'), cell: ({ type }) => typeName(type) },
    {
      label: t('orderNo'),
      isExtra: true,
      cell: ({ orderNo }) => orderNo !== undefined && <OrderNumber orderNo={orderNo} />,
    },
    { label: t('balanceAfter'), isNumber: true, cell: ({ balanceAfter }) => <Money value={balanceAfter} /> },
    {
      label: t('wallet:amount'),
      isNumber: true,
      cell: ({ amount }) => <Money value={amount} sign="always" tone={amount > 0 ? 'in' : 'out'} />,
    },
  ]
}
