import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { useFailureText } from './use-failure-text.ts'

export interface QueryErrorProps {
  /** The result of a query hook; for several queries, one that combines them. */
  readonly query: { readonly isFetching: boolean; readonly refetch: () => unknown; readonly error?: unknown }
  /** What could not be read; "could not be loaded" by default. */
  readonly title?: string
  /** The reason by default. */
  readonly text?: string
}

/** Shown instead of a secondary read that failed, or of a list without its initial page. The rest of the page stays. */
export function QueryError({ query, title, text }: QueryErrorProps): ReactElement {
  const { t } = useTranslation('common')
  const failureText = useFailureText()
  return (
    <ErrorState
      title={title ?? t('loadFailed')}
      text={text ?? (query.error ? failureText(query.error) : undefined)}
      retryLabel={t('retry')}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  )
}
