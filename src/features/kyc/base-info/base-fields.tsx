import { useTranslation } from 'react-i18next'
import type { ApiForm } from '#src/forms/use-api-form.ts'
import { latestBirthday } from '#src/lib/age.ts'
import { manilaToday } from '#src/lib/manila-day.ts'
import { Text } from '#src/ui/data/text.tsx'
import { DateField } from '#src/ui/form/date-field.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { RadioCards } from '#src/ui/form/radio-cards.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { type Choices, MIN_BIRTHDAY } from './base-schema.ts'
import type { BaseValues } from './base-values.ts'

interface ChoiceFieldProps {
  readonly form: ApiForm<BaseValues>
  readonly name: 'nationality' | 'idType' | 'sourceOfIncome' | 'occupation' | 'gamingVenue'
  readonly label: string
  readonly choices: readonly { readonly code: string; readonly name: string }[]
  readonly autoComplete?: string | undefined
}

/** One of the server's options. A draft's choice that is no longer offered counts as empty. */
function ChoiceField({ form, name, label, choices, autoComplete }: ChoiceFieldProps) {
  const { t } = useTranslation('kyc')
  const field = form.value(name)
  return (
    <SelectField
      {...field}
      label={label}
      placeholder={t('choose')}
      autoComplete={autoComplete}
      value={choices.some(({ code }) => code === field.value) ? field.value : ''}
      options={choices.map((choice) => ({ value: choice.code, label: choice.name || choice.code }))}
    />
  )
}

interface ChoicesProps {
  readonly form: ApiForm<BaseValues>
  readonly choices: Choices
}

/** So many cards fit a phone; more are a list. */
const MAX_CARDS = 8

/** Which identity document, and its number. */
export function DocumentFields({ form, choices }: ChoicesProps) {
  const { t } = useTranslation('kyc')
  const { idTypes } = choices
  return (
    <>
      {idTypes.length > MAX_CARDS ? (
        <ChoiceField form={form} name="idType" label={t('idType')} choices={idTypes} />
      ) : (
        <RadioCards
          {...form.value('idType')}
          label={t('idType')}
          options={idTypes.map(({ code, name }) => ({ value: code, label: name || code }))}
        />
      )}
      <Field
        {...form.text('idNumber')}
        label={t('idNumber')}
        hint={t('idNumberHint')}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
      />
      <Text size="sm" tone="quiet">
        {t('draftNote')}
      </Text>
    </>
  )
}

/** The person on the document, and where mail from the operator goes. */
export function PersonFields({ form, choices }: ChoicesProps) {
  const { t, i18n } = useTranslation('kyc')
  return (
    <>
      <Field
        {...form.text('fullName')}
        label={t('fullName')}
        hint={t('fullNameHint')}
        autoComplete="name"
        autoCapitalize="words"
        autoCorrect="off"
        spellCheck={false}
      />
      <DateField
        {...form.value('birthday')}
        onBlur={form.onBlur('birthday')}
        label={t('birthday')}
        hint={t('birthdayHint')}
        placeholder={t('birthdayPlaceholder')}
        pickLabel={t('pickBirthday')}
        locale={i18n.language}
        min={MIN_BIRTHDAY}
        max={latestBirthday(manilaToday())}
        autoComplete="bday"
      />
      <ChoiceField
        form={form}
        name="nationality"
        label={t('nationality')}
        choices={choices.countries}
        autoComplete="country"
      />
      <Field
        {...form.text('email')}
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
    </>
  )
}

/** Source of income, and where the player plays. */
export function WorkFields({ form, choices }: ChoicesProps) {
  const { t } = useTranslation('kyc')
  return (
    <>
      <ChoiceField form={form} name="sourceOfIncome" label={t('sourceOfIncome')} choices={choices.incomeSources} />
      <ChoiceField form={form} name="occupation" label={t('occupation')} choices={choices.occupations} />
      <ChoiceField form={form} name="gamingVenue" label={t('gamingVenue')} choices={choices.gamingVenues} />
    </>
  )
}
