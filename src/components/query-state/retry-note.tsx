import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#src/ui/feedback/alert.tsx'
import { Button } from '#src/ui/form/button.tsx'

export interface RetryNoteProps {
  /** The result of a query hook. */
  readonly query: { readonly isFetching: boolean; readonly refetch: () => unknown }
  readonly children: ReactNode
}

/** An alert inside the page about what a read did not give, with Retry. */
export function RetryNote({ query, children }: RetryNoteProps): ReactElement {
  const { t } = useTranslation('common')
  return (
    <Alert
      tone="pending"
      role="status"
      action={
        <Button size="sm" icon="refresh" busy={query.isFetching} onClick={() => void query.refetch()}>
          {t('retry')}
        </Button>
      }
    >
      {children}
    </Alert>
  )
}
