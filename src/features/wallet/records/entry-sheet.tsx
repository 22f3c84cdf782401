import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { JournalEntry } from '#generated/http/schemas/journal-entry.ts'
import { useBackCloses } from '#src/components/use-back-closes.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { DataList } from '#src/ui/data/data-list.tsx'
import { Money } from '#src/ui/data/money.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { BottomSheet } from '#src/ui/overlay/bottom-sheet.tsx'
import { OrderNumber } from '../order-parts.tsx'
import { getNote } from './journal-row.tsx'

export interface EntrySheetProps {
  readonly entry: JournalEntry
  readonly typeName: string
  readonly onClose: () => void
}

/** The details of one balance change, with the number of its order to copy. */
export function EntrySheet({ entry, typeName, onClose }: EntrySheetProps): ReactElement {
  const { t, i18n } = useTranslation(['records', 'common'])
  useBackCloses(onClose)
  const { amount, balanceAfter, createdAt, id, orderNo } = entry
  const note = getNote(entry)
  return (
    <BottomSheet open title={typeName} closeLabel={t('common:close')} onClose={onClose}>
      <Stack gap={4}>
        <Stack align="center">
          <Money value={amount} size="hero" sign="always" tone={amount > 0 ? 'in' : 'out'} />
        </Stack>
        <DataList
          items={[
            { label: t('balanceAfter'), value: <Money value={balanceAfter} /> },
            { label: t('time'), value: <time dateTime={createdAt}>{formatDateTime(createdAt, i18n.language)}</time> },
            ...(note === '' ? [] : [{ label: t('note'), value: note }]),
            orderNo === undefined
              ? { label: t('entry'), value: <OrderNumber orderNo={id} /> }
              : { label: t('orderNo'), value: <OrderNumber orderNo={orderNo} /> },
          ]}
        />
      </Stack>
    </BottomSheet>
  )
}
