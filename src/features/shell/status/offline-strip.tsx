import { observer } from 'mobx-react-lite'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsOnline } from '#src/components/use-is-online.ts'
import type { ToastStore } from '#src/stores/toast-store.ts'
import { Words } from '#src/ui/data/words.tsx'
import { VisuallyHidden } from '#src/ui/feedback/visually-hidden.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import styles from './offline-strip.module.css'

/**
 * A strip below the header while the device is offline. The page moves down for it (`--offline-height`), so that it
 * covers nothing; screen readers announce its start and end. A read that fails meanwhile shows here, not as a toast; a press
 * that is not sent shows where it was pressed.
 */
export const OfflineStrip = observer(function OfflineStrip({ toasts }: { readonly toasts: ToastStore }) {
  const { t } = useTranslation(['common', 'errors', 'shell'])
  const isOnline = useIsOnline()
  const [wasOffline, setWasOffline] = useState(false)
  const failed = toasts.items.findLast(({ isOffline, source }) => isOffline && source === undefined)

  useEffect(() => {
    if (!isOnline) setWasOffline(true)
  }, [isOnline])

  // Before a toast of the old failure shows.
  useLayoutEffect(() => {
    if (isOnline) toasts.dismissOffline()
  }, [isOnline, toasts])

  return (
    <div className={styles.place} role="status" data-offline={!isOnline || undefined}>
      {!isOnline && (
        <p key={failed?.id} className={styles.strip} data-failed={failed && true}>
          <Icon name="offline" size={18} />
          <Words>{failed ? t('errors:offline') : t('offlineBanner')}</Words>
        </p>
      )}
      {isOnline && wasOffline && <VisuallyHidden>{t('shell:onlineAgain')}</VisuallyHidden>}
    </div>
  )
})
