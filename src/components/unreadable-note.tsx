import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#src/ui/feedback/notice.tsx'

/** Says how many of the player's own records cannot be shown; nothing where all can. */
export function UnreadableNote({ count }: { readonly count: number }): ReactElement | null {
  const { t } = useTranslation('common')
  if (count === 0) return null
  return (
    <Notice tone="pending" role="status">
      {t('notShown', { count })}
    </Notice>
  )
}
