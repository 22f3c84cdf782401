import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CODES } from '#generated/http/codes.ts'
import { useGetPlayInfo } from '#generated/http/responsible/get-play-info.ts'
import { serverNow } from '#src/api/server-clock.ts'
import { QueryError } from '#src/components/query-state/query-error.tsx'
import { EvenButtons } from '#src/components/responsible/even-buttons.tsx'
import { PlayTermsText } from '#src/components/responsible/play-help.tsx'
import { FormError } from '#src/forms/form-error.tsx'
import { useApiForm } from '#src/forms/use-api-form.ts'
import { formatLongTime } from '#src/lib/time.ts'
import { Text } from '#src/ui/data/text.tsx'
import { Alert } from '#src/ui/feedback/alert.tsx'
import { SkeletonSet } from '#src/ui/feedback/skeleton-set.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { PasswordField } from '#src/ui/form/password-field.tsx'
import { RadioCards } from '#src/ui/form/radio-cards.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { BottomSheet } from '#src/ui/overlay/bottom-sheet.tsx'
import { BREAK_DAYS, getEnd, LENGTHS, pauseSchema, type PauseKind, type PauseValues } from './pause-length.ts'
import { usePause } from './use-pause.ts'

export interface PauseSheetProps {
  readonly kind: PauseKind
  readonly onClose: () => void
}

const NOTHING: PauseValues = { length: '', days: '', thisDevice: false, password: '' }

/** Milliseconds since 1970. */
function readNow(): number {
  return serverNow() ?? Date.now()
}

/** What happens to balance, open bets and withdrawals that wait, as the operator has it, and what stays open. */
function Account({ kind }: Pick<PauseSheetProps, 'kind'>): ReactElement {
  const { t } = useTranslation(['responsible', 'common'])
  const read = useGetPlayInfo()
  return (
    <Stack as="section" gap={2}>
      <Text as="h3" weight="medium">
        {t('whatHappens')}
      </Text>
      <p>{t('whatStops')}</p>
      {read.data ? (
        <PlayTermsText terms={kind === 'break' ? read.data.breakTerms : read.data.exclusionTerms} />
      ) : read.isError ? (
        <QueryError query={read} title={t('termsFailed')} />
      ) : (
        <SkeletonSet kind="text" label={t('common:loading')} count={3} />
      )}
      <p>{t('whatStays')}</p>
    </Stack>
  )
}

/**
 * A break or a self-exclusion in two steps: how long and what happens, then the end in words and the login password. No
 * length is preset, and both answers are of one size.
 */
export function PauseSheet({ kind, onClose }: PauseSheetProps): ReactElement {
  const { t, i18n } = useTranslation(['responsible', 'common'])
  const { isUnknown, begin } = usePause(kind)
  const isBreak = kind === 'break'
  const [isLast, setLast] = useState(false)
  const [now, setNow] = useState(readNow)
  const form = useApiForm({
    defaultValues: NOTHING,
    schema: pauseSchema,
    codes: isBreak ? CODES.takeBreak : CODES.excludePlayer,
    messages: {
      length: () => t('lengthRequired'),
      days: () => t('daysWrong', BREAK_DAYS),
      password: () => t('passwordWrong'),
    },
    send: async (pause) => {
      if ((await begin(pause)) === 'done') onClose()
    },
    // Enter in the first step validates the whole form.
    reveal: (names) => setLast(!names.includes('length') && !names.includes('days')),
  })
  const { values } = form
  const end = getEnd(values, now)

  async function goOn(): Promise<void> {
    if (!(await form.check(['length', 'days']))) return
    setNow(readNow())
    setLast(true)
  }

  const first = (
    <>
      <RadioCards
        {...form.value('length')}
        label={t('breakLength')}
        options={LENGTHS[kind].map((value) => ({ value, label: t(`length.${value}`) }))}
      />
      {values.length === 'other' && (
        <Field
          {...form.text('days')}
          label={t('days')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          hint={t('daysWrong', BREAK_DAYS)}
        />
      )}
      <Account kind={kind} />
      {isBreak && <Checkbox {...form.checkbox('thisDevice')}>{t('thisDevice')}</Checkbox>}
      <EvenButtons>
        <Button variant="secondary" size="lg" fullWidth onClick={onClose}>
          {t('notNow')}
        </Button>
        <Button variant="secondary" size="lg" fullWidth onClick={() => void goOn()}>
          {t('next')}
        </Button>
      </EvenButtons>
    </>
  )
  const last = (
    <>
      <Alert tone="neutral" title={end && t('endsOn', { end: formatLongTime(end, i18n.language) })}>
        <p>{t('cannotUndo')}</p>
      </Alert>
      <PasswordField
        {...form.text('password')}
        label={t('password')}
        autoComplete="current-password"
        showLabel={t('showPassword')}
        concealLabel={t('hidePassword')}
        data-autofocus
      />
      {isUnknown ? (
        <Alert tone="pending" role="status">
          {t('unknown')}
        </Alert>
      ) : (
        <FormError form={form} />
      )}
      <EvenButtons>
        <Button variant="secondary" size="lg" fullWidth onClick={onClose}>
          {t('notNow')}
        </Button>
        <Button type="submit" variant="secondary" size="lg" fullWidth busy={form.isSending}>
          {t(isBreak ? 'startBreak' : 'startExclusion')}
        </Button>
      </EvenButtons>
    </>
  )
  return (
    <BottomSheet
      open
      title={t(isBreak ? 'takeBreak' : 'exclude')}
      closeLabel={t('common:close')}
      onClose={onClose}
      dismissible={!form.isSending}
    >
      <form {...form.formProps}>
        <Stack key={String(isLast)} gap={5}>
          {isLast ? last : first}
        </Stack>
      </form>
    </BottomSheet>
  )
}
