import { type ReactElement, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBackCloses } from '#src/components/panes/use-back-closes.ts'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { BottomSheet } from '#src/ui/overlay/bottom-sheet.tsx'
import { type DayRange, isWrongRange } from './day-range.ts'
import { ExportButton, type ExportTable } from './export-button.tsx'

export interface FilterSheetProps<Filter extends DayRange> {
  readonly filter: Filter
  /** The filter that shows everything. */
  readonly none: Filter
  /** The file name of the export before the date. */
  readonly exportName: string
  /** Reads all entries of a filter for the export. */
  readonly readAll: (filter: Filter) => Promise<ExportTable>
  /** The questions. */
  readonly children: (draft: Filter, change: (part: Partial<Filter>) => void) => ReactNode
  readonly onApply: (filter: Filter) => void
  readonly onClose: () => void
}

/** A filter to choose, which applies at once when shown, and the export of what it matches. */
export function FilterSheet<Filter extends DayRange>(props: FilterSheetProps<Filter>): ReactElement {
  const { filter, none, exportName, readAll, children, onApply, onClose } = props
  const { t } = useTranslation(['records', 'common'])
  useBackCloses(onClose)
  const [draft, setDraft] = useState(filter)
  const isWrong = isWrongRange(draft)
  return (
    <BottomSheet
      open
      title={t('filter')}
      closeLabel={t('common:close')}
      onClose={onClose}
      actions={
        <>
          <Button size="lg" onClick={() => onApply(none)}>
            {t('clear')}
          </Button>
          <Button variant="primary" size="lg" disabled={isWrong} onClick={() => onApply(draft)}>
            {t('apply')}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        {children(draft, (part) => setDraft((now) => ({ ...now, ...part })))}
        <ExportButton name={exportName} disabled={isWrong} read={() => readAll(draft)} />
      </Stack>
    </BottomSheet>
  )
}
