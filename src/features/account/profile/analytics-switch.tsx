import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { analytics } from '#src/platform/reports/analytics.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Switch } from '#src/ui/form/switch.tsx'

/** The switch for the operator's analytics, off by default; renders nothing if no hook is named. */
export const AnalyticsSwitch = observer(function AnalyticsSwitch() {
  const { t } = useTranslation('account')
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
