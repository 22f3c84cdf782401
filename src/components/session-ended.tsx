import { Link, useLocation } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/routing/route-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Alert } from '#src/ui/feedback/alert.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import styles from './session-ended.module.css'

/** Shows on the page where a player lands that their session has ended, until they dismiss it or leave the page. */
export const SessionEnded = observer(function SessionEnded() {
  const { t } = useTranslation(['shell', 'common'])
  const { session } = useStores()
  const { hasUnseenEnd, isLoggedIn } = session
  const isAtLogin = useLocation({ select: ({ pathname }) => pathname === ROUTES.login })
  const [isShown, setShown] = useState(false)
  if (hasUnseenEnd && !isShown) setShown(true)
  if (isLoggedIn && isShown) setShown(false)
  useEffect(() => {
    if (hasUnseenEnd) session.markEndSeen()
  }, [hasUnseenEnd, session])
  if (!isShown) return null
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
          <Button size="sm" variant="ghost" onClick={() => setShown(false)}>
            {t('common:dismiss')}
          </Button>
        </div>
      }
    >
      {t('sessionEndedText')}
    </Alert>
  )
})
