import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { JournalEntry } from '#generated/http/schemas/journal-entry.ts'
import { useBackCloses } from '#src/components/panes/use-back-closes.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { DataList } from '#src/ui/data/data-list.tsx'
import { Money } from '#src/ui/data/money.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { BottomSheet } from '#src/ui/overlay/bottom-sheet.tsx'
import { OrderNumber } from '../orders/order-parts.tsx'
import { getNote } from './journal-row.tsx'

/** The details of one balance change, with the number of its order to copy. */
export function EntryDetails({ entry }: { readonly entry: JournalEntry }): ReactElement {
  const { t, i18n } = useTranslation('records')
  const { amount, balanceAfter, createdAt, fee, id, orderNo } = entry
  const note = getNote(entry)
  return (
    <Stack gap={4}>
      <Stack align="center">
        <Money value={amount} size="hero" sign="always" tone={amount > 0 ? 'in' : 'out'} />
      </Stack>
      <DataList
        items={[
          ...(fee === undefined ? [] : [{ label: t('feeIncluded'), value: <Money value={fee} /> }]),
          { label: t('balanceAfter'), value: <Money value={balanceAfter} /> },
          { label: t('time'), value: <time dateTime={createdAt}>{formatDateTime(createdAt, i18n.language)}</time> },
          ...(note === '' ? [] : [{ label: t('note'), value: note }]),
          orderNo === undefined
            ? { label: t('entry'), value: <OrderNumber orderNo={id} /> }
            : { label: t('orderNo'), value: <OrderNumber orderNo={orderNo} /> },
        ]}
      />
    </Stack>
  )
}

export interface EntrySheetProps {
  readonly entry: JournalEntry
  readonly typeName: string
  readonly onClose: () => void
}

/** The same over the list. */
export function EntrySheet({ entry, typeName, onClose }: EntrySheetProps): ReactElement {
  const { t } = useTranslation()
  useBackCloses(onClose)
  return (
    <BottomSheet open title={typeName} closeLabel={t('close')} onClose={onClose}>
      <EntryDetails entry={entry} />
    </BottomSheet>
  )
}
