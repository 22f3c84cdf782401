import { useTranslation } from 'react-i18next'
import { VERSION_LABEL } from '#src/platform/app-version.ts'
import { Button } from '#src/ui/form/button.tsx'

/** The version for people. A tap loads the page anew, past every cache (section 2 of the specification). */
export function VersionLabel() {
  const { t } = useTranslation()
  return (
    <Button variant="ghost" size="sm" onClick={reloadPastCaches}>
      {t('version', { label: VERSION_LABEL })}
    </Button>
  )
}

function reloadPastCaches(): void {
  const url = new URL(globalThis.location.href)
  url.searchParams.set('t', String(Date.now()))
  globalThis.location.replace(url)
}
