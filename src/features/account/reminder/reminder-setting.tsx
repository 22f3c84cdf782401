import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { REMINDER_MINUTES } from '#src/stores/settings-store.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'

/** After how many minutes the player wants to be reminded of the time; off unless they set it. */
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
