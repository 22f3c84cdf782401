import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/components/route-names.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'

export interface WayOutProps {
  /** What else the player may do. */
  readonly text?: string
}

/** What a player may do about a money request that has had no verdict for a long time. */
export function WayOut({ text }: WayOutProps): ReactElement {
  const { t } = useTranslation(['wallet', 'common'])
  return (
    <Notice tone="info" title={t('wayOutTitle')} role="status">
      <Stack gap={2}>
        <p>{t('wayOutText')}</p>
        {text !== undefined && <p>{text}</p>}
        <p>
          <Link to={ROUTES.livechat}>{t('common:customerService')}</Link>
        </p>
      </Stack>
    </Notice>
  )
}
