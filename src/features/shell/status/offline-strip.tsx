import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Words } from '#src/ui/data/words.tsx'
import { VisuallyHidden } from '#src/ui/feedback/visually-hidden.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import styles from './offline-strip.module.css'

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/**
 * A strip below the header while the device is offline. The page moves down for it (`--offline-height`), so that it
 * covers nothing; screen readers announce its start and end.
 */
export function OfflineStrip() {
  const { t } = useTranslation(['common', 'shell'])
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  const [wasOffline, setWasOffline] = useState(false)

  useEffect(() => {
    if (!isOnline) setWasOffline(true)
  }, [isOnline])

  return (
    <div className={styles.place} role="status" data-offline={!isOnline || undefined}>
      {!isOnline && (
        <p className={styles.strip}>
          <Icon name="offline" size={18} />
          <Words>{t('offlineBanner')}</Words>
        </p>
      )}
      {isOnline && wasOffline && <VisuallyHidden>{t('shell:onlineAgain')}</VisuallyHidden>}
    </div>
  )
}
