import { type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { PLAY_LIMIT_KINDS, PLAY_LIMIT_PERIODS } from '#generated/http/open-enums.ts'
import { CODES } from '#generated/http/codes.ts'
import type { PlayLimit } from '#generated/http/schemas/play-limit.ts'
import {
  getLimitNumbers,
  type LimitKind,
  type LimitPeriod,
  useLimitTexts,
} from '#src/components/responsible/use-limit-texts.ts'
import { FormError } from '#src/forms/form-error.tsx'
import { useApiForm } from '#src/forms/use-api-form.ts'
import { Text } from '#src/ui/data/text.tsx'
import { Alert } from '#src/ui/feedback/alert.tsx'
import { AmountField } from '#src/ui/form/amount-field.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { RadioCards } from '#src/ui/form/radio-cards.tsx'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import styles from '../responsible.module.css'
import { findLimit, getLimitEffect } from './limit-effect.ts'
import { limitSchema, readMinutes } from './limit-schema.ts'
import { useSaveLimit } from './use-limit-writes.ts'

/** What the form begins with. No amount is proposed. */
export interface LimitChoice {
  readonly kind?: LimitKind | undefined
  readonly period?: LimitPeriod | undefined
}

export interface LimitFormProps extends LimitChoice {
  readonly limits: readonly PlayLimit[]
  readonly onSaved: () => void
  /** Asks for the removal of the limit that is chosen. */
  readonly onRemove: (limit: PlayLimit) => void
}

/** Kind, period and a free amount; it says before it is sent when the value counts. */
export function LimitForm({
  limits,
  kind = 'deposit',
  period = 'day',
  onSaved,
  onRemove,
}: LimitFormProps): ReactElement {
  const { t } = useTranslation('responsible')
  const texts = useLimitTexts()
  const save = useSaveLimit()
  const form = useApiForm({
    defaultValues: { kind, period, amount: undefined as number | undefined, hours: '', minutes: '' },
    schema: limitSchema,
    codes: CODES.setPlayLimit,
    messages: { amount: t('amountUnclear'), minutes: () => t('timeWrong') },
    send: async (body) => {
      if ((await save.send(body)) === 'done') onSaved()
    },
  })
  const { values } = form
  const isTime = values.kind === 'time'
  const limit = findLimit(limits, values)
  const number = isTime ? readMinutes(values) : values.amount
  const effect =
    number !== undefined && Number.isFinite(number) && number > 0 ? getLimitEffect(limit, number) : undefined
  const now = limit && texts.value(limit.kind, getLimitNumbers(limit).limit)

  return (
    <form {...form.formProps}>
      <Stack gap={5}>
        <RadioCards
          {...form.value('kind')}
          label={t('kind')}
          options={PLAY_LIMIT_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
        <Text size="sm" tone="quiet">
          {t(`kindText.${values.kind}`)}
        </Text>
        <Stack gap={2}>
          <Segmented
            name="period"
            label={t('period')}
            hideLabel={false}
            fullWidth
            options={PLAY_LIMIT_PERIODS.map((value) => ({ value, label: t(`periods.${value}`) }))}
            value={values.period}
            onChange={(next) => form.setValue('period', next)}
          />
          <Text size="sm" tone="quiet">
            {t('periodText')}
          </Text>
        </Stack>
        {isTime ? (
          <div className={styles.timeFields}>
            <Field {...form.text('hours')} label={t('hours')} inputMode="numeric" autoComplete="off" maxLength={5} />
            <Field
              {...form.text('minutes')}
              label={t('minutes')}
              inputMode="numeric"
              autoComplete="off"
              maxLength={5}
            />
          </div>
        ) : (
          <AmountField
            {...form.value('amount')}
            label={t('amount')}
            help={{ unclear: t('amountUnclear'), decimals: t('amountDecimals') }}
          />
        )}
        <div role="status" className={styles.effect}>
          {effect === undefined
            ? now !== undefined && t('holds', { value: now })
            : t(`effect.${effect}`, { value: now ?? '' })}
        </div>
        {save.isUnknown ? (
          <Alert tone="pending" role="status">
            {t('unknown')}
          </Alert>
        ) : (
          <FormError form={form} />
        )}
        <Button type="submit" variant="primary" size="lg" fullWidth busy={form.isSending}>
          {t('saveLimit')}
        </Button>
        {limit && (
          <Button variant="ghost" fullWidth onClick={() => onRemove(limit)}>
            {t('remove')}
          </Button>
        )}
      </Stack>
    </form>
  )
}
