import { useTranslation } from 'react-i18next'
import { AnalyticsSwitch } from '#src/features/account/profile/analytics-switch.tsx'
import { LanguageSwitch } from '#src/components/language-switch.tsx'
import { MusicSwitch } from '#src/components/music-switch.tsx'
import { SoundSwitch } from '#src/components/sound-switch.tsx'
import { ThemeSwitch } from '#src/components/theme-switch.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import { ReminderSetting } from '../reminder/reminder-setting.tsx'
import styles from './profile.module.css'

/** Language, theme, sound, music and the session reminder; stored on the device without expiry. */
export function ProfileSettings() {
  const { t } = useTranslation()
  return (
    <section>
      <SectionHeader title={t('settings')} />
      <Card className={styles.settings}>
        <LanguageSwitch fullWidth />
        <ThemeSwitch fullWidth />
        <SoundSwitch />
        <MusicSwitch />
        <ReminderSetting />
        <AnalyticsSwitch />
      </Card>
    </section>
  )
}
