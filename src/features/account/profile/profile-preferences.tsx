import { useQuery } from '@tanstack/react-query'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { getPlaySessionQuery } from '#generated/http/responsible/get-play-session.ts'
import { MusicSwitch } from '#src/components/settings/music-switch.tsx'
import { SoundSwitch } from '#src/components/settings/sound-switch.tsx'
import { LANGUAGE_NAMES } from '#src/i18n/languages.ts'
import { analytics } from '#src/platform/reports/analytics.ts'
import { useFeature } from '#src/queries/features.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Switch } from '#src/ui/form/switch.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { ListRow } from '#src/ui/surface/list-row.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import styles from './profile.module.css'

/** The switch for the operator's analytics, off by default; renders nothing if no hook is named. */
const AnalyticsSwitch = observer(function AnalyticsSwitch() {
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

/** The session reminder: the account's reality check, or the device's own for a server without that. */
const ReminderRow = observer(function ReminderRow() {
  const { t } = useTranslation('account')
  const { overlays, session, settings } = useStores()
  const hasCheck = useFeature('responsiblePlay') === true
  const { data } = useQuery({
    ...getPlaySessionQuery(),
    enabled: hasCheck && session.role === 'player',
    meta: { silentError: true },
  })
  const minutes = hasCheck ? data?.reminderMinutes : settings.reminderMinutes
  if (hasCheck && session.role !== 'player') return null
  return (
    <ListRow
      icon="hourglass"
      title={t('reminder')}
      trailing={
        minutes !== undefined && (
          <Text tone="quiet">{minutes === 0 ? t('reminderOff') : t('reminderMinutes', { minutes })}</Text>
        )
      }
      chevron
      onClick={() => overlays.open('accountSheet', { sheet: 'reminder' })}
    />
  )
})

/** Language, theme, session reminder, sound and music; stored on the device without expiry. */
export const ProfilePreferences = observer(function ProfilePreferences() {
  const { t } = useTranslation(['account', 'common'])
  const { overlays, settings } = useStores()
  return (
    <section>
      <SectionHeader title={t('preferencesSection')} />
      <Card padding="sm">
        <ListRow
          icon="globe"
          title={t('common:language')}
          trailing={<Text tone="quiet">{LANGUAGE_NAMES[settings.language]}</Text>}
          chevron
          onClick={() => overlays.open('accountSheet', { sheet: 'language' })}
        />
        <ListRow
          icon={settings.theme === 'dark' ? 'moon' : 'sun'}
          title={t('common:theme')}
          trailing={<Text tone="quiet">{t(settings.theme === 'dark' ? 'common:themeDark' : 'common:themeLight')}</Text>}
          chevron
          onClick={() => overlays.open('accountSheet', { sheet: 'theme' })}
        />
        <ReminderRow />
        <div className={styles.switches}>
          <SoundSwitch />
          <MusicSwitch />
          <AnalyticsSwitch />
        </div>
      </Card>
    </section>
  )
})
