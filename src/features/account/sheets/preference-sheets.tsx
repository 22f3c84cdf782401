import { useQuery } from '@tanstack/react-query'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { getPlaySessionQuery } from '#generated/http/responsible/get-play-session.ts'
import { useSetRealityCheck } from '#generated/http/responsible/set-reality-check.ts'
import { useSwitchLanguage } from '#src/components/settings/use-switch-language.ts'
import { LANGUAGE_OPTIONS } from '#src/i18n/languages.ts'
import { useFeature } from '#src/queries/features.ts'
import { REMINDER_MINUTES } from '#src/stores/settings-store.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { RadioCards, type RadioCardsProps } from '#src/ui/form/radio-cards.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { REALITY_CHECK_MINUTES, toRealityCheckMinutes } from '#src/components/responsible/reality-check-minutes.ts'
import { FormSheet } from './form-sheet.tsx'

interface SheetProps {
  readonly onClose: () => void
}

/** One choice, which applies at once; the sheet stays open, because arrow keys choose too. */
function ChoiceSheet<Value extends string>({
  title,
  text,
  onClose,
  ...choice
}: SheetProps &
  Pick<RadioCardsProps<Value>, 'options' | 'value' | 'onValueChange'> & {
    readonly title: string
    readonly text?: string
  }) {
  return (
    <FormSheet title={title} onClose={onClose}>
      <Stack gap={4}>
        {text !== undefined && <Text tone="quiet">{text}</Text>}
        <RadioCards label={title} hideLabel column {...choice} />
      </Stack>
    </FormSheet>
  )
}

export const LanguageSheet = observer(function LanguageSheet({ onClose }: SheetProps) {
  const { t } = useTranslation()
  const { settings } = useStores()
  const switchTo = useSwitchLanguage()
  return (
    <ChoiceSheet
      title={t('language')}
      onClose={onClose}
      options={LANGUAGE_OPTIONS}
      value={settings.language}
      onValueChange={switchTo}
    />
  )
})

export const ThemeSheet = observer(function ThemeSheet({ onClose }: SheetProps) {
  const { t } = useTranslation()
  const { settings } = useStores()
  return (
    <ChoiceSheet
      title={t('theme')}
      onClose={onClose}
      options={[
        { value: 'light', label: t('themeLight') },
        { value: 'dark', label: t('themeDark') },
      ]}
      value={settings.theme}
      onValueChange={settings.setTheme}
    />
  )
})

/** Minutes between two reality checks, stored by the server; every choice is written at once. */
function RealityCheckSheet({ onClose }: SheetProps) {
  const { t } = useTranslation('account')
  const { data } = useQuery(getPlaySessionQuery())
  const { mutate, isPending, variables } = useSetRealityCheck()
  const minutes = isPending ? variables.data.minutes : data?.reminderMinutes
  return (
    <ChoiceSheet
      title={t('reminder')}
      text={t('reminderText')}
      onClose={onClose}
      options={REALITY_CHECK_MINUTES.map((one) => ({
        value: String(one),
        label: t('reminderEvery', { minutes: one }),
      }))}
      value={String(minutes ?? '')}
      onValueChange={(value) => mutate({ data: { minutes: toRealityCheckMinutes(Number(value)) } })}
    />
  )
}

/** Minutes until a session reminder: the account's, or for a server without that this device's. */
export function ReminderSheet(props: SheetProps) {
  return useFeature('responsiblePlay') === true ? <RealityCheckSheet {...props} /> : <DeviceReminderSheet {...props} />
}

/** Off by default. */
const DeviceReminderSheet = observer(function DeviceReminderSheet({ onClose }: SheetProps) {
  const { t } = useTranslation('account')
  const { settings } = useStores()
  return (
    <ChoiceSheet
      title={t('reminder')}
      text={`${t('reminderText')} ${t('reminderLocal')}`}
      onClose={onClose}
      options={REMINDER_MINUTES.map((minutes) => ({
        value: String(minutes),
        label: minutes === 0 ? t('reminderOff') : t('reminderEvery', { minutes }),
      }))}
      value={String(settings.reminderMinutes)}
      onValueChange={(minutes) => settings.setReminderMinutes(Number(minutes))}
    />
  )
})
