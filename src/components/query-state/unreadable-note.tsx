import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { RetryNote, type RetryNoteProps } from './retry-note.tsx'

type Query = Pick<RetryNoteProps, 'query'>

/** Shows how many of the player's records are unreadable; renders nothing if there are none. */
export function UnreadableNote({ query, count }: Query & { readonly count: number }): ReactElement | null {
  const { t } = useTranslation('common')
  return count === 0 ? null : <RetryNote query={query}>{t('notShown', { count })}</RetryNote>
}

/**
 * Explains the dash of an amount that is unreadable; renders nothing if all can be read.
 *
 * @param amounts pesos or points, NaN for unreadable ones
 */
export function UnreadableAmounts({
  query,
  amounts,
}: Query & { readonly amounts: readonly number[] }): ReactElement | null {
  const { t } = useTranslation('common')
  return amounts.some(Number.isNaN) ? <RetryNote query={query}>{t('amountsUnreadable')}</RetryNote> : null
}
