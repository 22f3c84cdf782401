import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { toApiError } from '#src/api/api-error.ts'
import { useSingleFlight } from '#src/hooks/use-single-flight.ts'
import { toCsv } from '#src/lib/csv.ts'
import { manilaDay } from '#src/lib/manila-day.ts'
import { saveFile } from '#src/platform/save-file.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { VisuallyHidden } from '#src/ui/feedback/visually-hidden.tsx'
import { Button } from '#src/ui/form/button.tsx'

/** The largest page that the document allows. */
export const EXPORT_PAGE_SIZE = 100

/** The rows of an export; the first row has the column names. */
export interface ExportTable {
  readonly rows: readonly (readonly string[])[]
  readonly isPartial: boolean
  /** The number of entries left out because they were unreadable. */
  readonly unreadable: number
}

export interface ExportButtonProps {
  /** The file name before the date. */
  readonly name: string
  readonly read: () => Promise<ExportTable>
  readonly disabled?: boolean | undefined
}

/** Exports all entries of the chosen filter as CSV, not only those on screen. */
export function ExportButton({ name, read, disabled }: ExportButtonProps): ReactElement {
  const { t } = useTranslation('records')
  const { toasts, session } = useStores()
  const { isBusy: isReading, run } = useSingleFlight()

  async function save(): Promise<void> {
    const { uid } = session
    try {
      const { rows, isPartial, unreadable } = await read()
      // Ignore entries that arrive after the session ended.
      if (session.uid !== uid) return
      if (rows.length === 1 && unreadable === 0) {
        toasts.success(t('exportNone'))
        return
      }
      const file = `${name}-${manilaDay(new Date())}.csv`
      const outcome = await saveFile(file, toCsv(rows), 'text/csv;charset=utf-8')
      if (session.uid !== uid || outcome === 'cancelled') return
      if (outcome === 'failed') {
        toasts.danger(t('exportShareFailed'))
        return
      }
      if (unreadable > 0) toasts.danger(t('exportUnread', { count: unreadable }))
      if (isPartial) toasts.success(t('exportPartly', { total: rows.length - 1 }))
    } catch (error) {
      if (session.uid === uid && toApiError(error).kind !== 'aborted') toasts.danger(t('exportFailed'))
    }
  }

  return (
    <>
      <Button
        variant="secondary"
        icon="download"
        fullWidth
        busy={isReading}
        disabled={disabled}
        onClick={() => void run(save)}
      >
        {t('export')}
      </Button>
      <VisuallyHidden role="status">{isReading ? t('exporting') : ''}</VisuallyHidden>
    </>
  )
}
