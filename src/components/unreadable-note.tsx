import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#src/ui/feedback/alert.tsx'

/** Shows how many of the player's records are unreadable; renders nothing if there are none. */
export function UnreadableNote({ count }: { readonly count: number }): ReactElement | null {
  const { t } = useTranslation('common')
  if (count === 0) return null
  return (
    <Alert tone="pending" role="status">
      {t('notShown', { count })}
    </Alert>
  )
}
