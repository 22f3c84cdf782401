import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { serverNow } from '#src/api/server-clock.ts'
import { manilaDay } from '#src/lib/manila-day.ts'
import { formatDateTime, formatTime } from '#src/lib/time.ts'
import { RetryNote, type RetryNoteProps } from './retry-note.tsx'

/** The time of the read in Manila, by the server's clock if known; with the date unless it is today. */
function readAt(updatedAt: number, language: string): string {
  const device = Date.now()
  const now = serverNow() ?? device
  const at = new Date(now - (device - updatedAt))
  const format = manilaDay(at) === manilaDay(new Date(now)) ? formatTime : formatDateTime
  return format(at.toISOString(), language)
}

export interface StaleNoteProps {
  /** The result of a query hook. */
  readonly query: RetryNoteProps['query'] & {
    readonly isRefetchError: boolean
    /** Milliseconds since 1970, by the device's clock. */
    readonly dataUpdatedAt: number
  }
}

/**
 * Shows how old the money, status or identity check on the page is while it cannot be refreshed.
 */
export function StaleNote({ query }: StaleNoteProps): ReactElement | null {
  const { t, i18n } = useTranslation('common')
  if (!query.isRefetchError) return null
  return <RetryNote query={query}>{t('notRefreshed', { time: readAt(query.dataUpdatedAt, i18n.language) })}</RetryNote>
}
