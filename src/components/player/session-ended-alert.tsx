import { Link, useLocation } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/routing/route-names.ts'
import { Alert } from '#src/ui/feedback/alert.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import styles from './session-ended.module.css'

/** Says that the session has ended, and leads to login. */
export function SessionEndedAlert({ onDismiss }: { readonly onDismiss: () => void }): ReactElement {
  const { t } = useTranslation(['shell', 'common'])
  const isAtLogin = useLocation({ select: ({ pathname }) => pathname === ROUTES.login })
  return (
    <Alert
      tone="info"
      role="status"
      title={t('sessionEndedTitle')}
      action={
        <div className={styles.actions}>
          {!isAtLogin && (
            <Link to={ROUTES.login} className={buttonClass({ size: 'sm' })}>
              {t('common:login')}
            </Link>
          )}
          <Button size="sm" variant="ghost" onClick={onDismiss}>
            {t('common:dismiss')}
          </Button>
        </div>
      }
    >
      {t('sessionEndedText')}
    </Alert>
  )
}
