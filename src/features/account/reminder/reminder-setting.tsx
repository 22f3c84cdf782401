import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { REMINDER_MINUTES } from '#src/stores/settings-store.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'

/** Minutes until a session reminder; off by default. */
export const ReminderSetting = observer(function ReminderSetting() {
  const { t } = useTranslation('account')
  const { settings } = useStores()
  return (
    <SelectField
      label={t('reminder')}
      hint={`${t('reminderText')} ${t('reminderLocal')}`}
      options={REMINDER_MINUTES.map((minutes) => ({
        value: String(minutes),
        label: minutes === 0 ? t('reminderOff') : t('reminderEvery', { minutes }),
      }))}
      value={String(settings.reminderMinutes)}
      onValueChange={(minutes) => settings.setReminderMinutes(Number(minutes))}
    />
  )
})
