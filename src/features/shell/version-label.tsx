import { useTranslation } from 'react-i18next'
import { reloadPastCaches } from '#src/platform/reload-past-caches.ts'
import { VERSION_LABEL } from '#src/platform/app-version.ts'
import { Button } from '#src/ui/form/button.tsx'
import styles from './side-menu.module.css'

/** The version for people. A tap loads the page anew, past every cache. */
export function VersionLabel() {
  const { t } = useTranslation('menu')
  return (
    <Button variant="ghost" size="sm" className={styles.version} onClick={reloadPastCaches}>
      {t('version', { label: VERSION_LABEL })}
    </Button>
  )
}
