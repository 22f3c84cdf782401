import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useSwitchLanguage } from '#src/components/use-switch-language.ts'
import { REMINDER_MINUTES } from '#src/stores/settings-store.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { RadioCards } from '#src/ui/form/radio-cards.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { FormSheet } from './form-sheet.tsx'

interface SheetProps {
  readonly onClose: () => void
}

/* A choice applies at once and the sheet stays open: arrow keys choose too. */

export const LanguageSheet = observer(function LanguageSheet({ onClose }: SheetProps) {
  const { t } = useTranslation()
  const { settings } = useStores()
  const switchTo = useSwitchLanguage()
  return (
    <FormSheet title={t('language')} onClose={onClose}>
      <RadioCards
        label={t('language')}
        hideLabel
        column
        options={[
          { value: 'en-US', label: t('languageEn') },
          { value: 'vi-VN', label: t('languageVi') },
        ]}
        value={settings.language}
        onValueChange={switchTo}
      />
    </FormSheet>
  )
})

export const ThemeSheet = observer(function ThemeSheet({ onClose }: SheetProps) {
  const { t } = useTranslation()
  const { settings } = useStores()
  return (
    <FormSheet title={t('theme')} onClose={onClose}>
      <RadioCards
        label={t('theme')}
        hideLabel
        column
        options={[
          { value: 'light', label: t('themeLight') },
          { value: 'dark', label: t('themeDark') },
        ]}
        value={settings.theme}
        onValueChange={settings.setTheme}
      />
    </FormSheet>
  )
})

/** Minutes until a session reminder; off by default. */
export const ReminderSheet = observer(function ReminderSheet({ onClose }: SheetProps) {
  const { t } = useTranslation('account')
  const { settings } = useStores()
  return (
    <FormSheet title={t('reminder')} onClose={onClose}>
      <Stack gap={4}>
        <Text tone="quiet">
          {t('reminderText')} {t('reminderLocal')}
        </Text>
        <RadioCards
          label={t('reminder')}
          hideLabel
          column
          options={REMINDER_MINUTES.map((minutes) => ({
            value: String(minutes),
            label: minutes === 0 ? t('reminderOff') : t('reminderEvery', { minutes }),
          }))}
          value={String(settings.reminderMinutes)}
          onValueChange={(minutes) => settings.setReminderMinutes(Number(minutes))}
        />
      </Stack>
    </FormSheet>
  )
})
