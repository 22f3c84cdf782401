import { useTranslation } from 'react-i18next'
import { reloadPastCaches } from '#src/platform/reload-past-caches.ts'
import { VERSION_LABEL } from '#src/platform/app-version.ts'
import { Button } from '#src/ui/form/button.tsx'
import styles from './side-menu.module.css'

/** The app's version. A tap reloads the page, bypassing caches. */
export function VersionLabel() {
  const { t } = useTranslation('menu')
  return (
    <Button variant="ghost" size="sm" className={styles.version} onClick={reloadPastCaches}>
      {t('version', { label: VERSION_LABEL })}
    </Button>
  )
}
