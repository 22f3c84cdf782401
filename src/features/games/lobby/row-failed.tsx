import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/form/button.tsx'
import styles from './row-failed.module.css'

export interface RowFailedProps {
  readonly query: { readonly isFetching: boolean; readonly refetch: () => unknown }
}

/** In place of a lobby row that failed to load. */
export function RowFailed({ query: { isFetching, refetch } }: RowFailedProps): ReactElement {
  const { t } = useTranslation(['games', 'common'])
  return (
    <div className={styles.failed}>
      <p>{t('loadFailed')}</p>
      <Button variant="secondary" icon="refresh" busy={isFetching} onClick={() => void refetch()}>
        {t('common:retry')}
      </Button>
    </div>
  )
}
