import { useTranslation } from 'react-i18next'
import { reloadPastCaches } from '#src/components/reload-past-caches.ts'
import { VERSION_LABEL } from '#src/platform/app-version.ts'
import { Button } from '#src/ui/form/button.tsx'

/** The version for people. A tap loads the page anew, past every cache (section 2 of the specification). */
export function VersionLabel() {
  const { t } = useTranslation('menu')
  return (
    <Button variant="ghost" size="sm" onClick={reloadPastCaches}>
      {t('version', { label: VERSION_LABEL })}
    </Button>
  )
}
