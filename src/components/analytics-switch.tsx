import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { analytics } from '#src/platform/analytics.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Switch } from '#src/ui/form/switch.tsx'

/** The player's yes to the operator's analytics, off until given; nothing where the build names none. */
export const AnalyticsSwitch = observer(function AnalyticsSwitch() {
  const { t } = useTranslation()
  const { settings } = useStores()
  if (!analytics.isConfigured) return null
  return (
    <Switch
      label={t('analytics')}
      hint={t('analyticsHint')}
      checked={settings.isAnalyticsAllowed}
      onChange={settings.setAnalyticsAllowed}
    />
  )
})
