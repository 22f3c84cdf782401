import { useTranslation } from 'react-i18next'
import type { ApiForm } from '#src/forms/use-api-form.ts'
import { latestBirthday } from '#src/lib/age.ts'
import { manilaToday } from '#src/lib/time.ts'
import { DateField } from '#src/ui/form/date-field.tsx'
import { Field } from '#src/ui/form/field.tsx'
import styles from '../kyc.module.css'
import { type Choices, EARLIEST_BIRTHDAY } from './base-schema.ts'
import type { BaseValues } from './base-values.ts'
import { ChoiceField } from './choice-field.tsx'

interface FieldsProps {
  readonly form: ApiForm<BaseValues>
}

interface ChoicesProps extends FieldsProps {
  readonly choices: Choices
}

/** The data on the identity document. */
export function DocumentFields({ form, choices }: ChoicesProps) {
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
      <div className={styles.pair}>
        <DateField
          {...form.value('birthday')}
          onBlur={form.onBlur('birthday')}
          label={t('birthday')}
          hint={t('birthdayHint')}
          placeholder={t('birthdayPlaceholder')}
          pickLabel={t('pickBirthday')}
          locale={i18n.language}
          min={EARLIEST_BIRTHDAY}
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
        <ChoiceField form={form} name="idType" label={t('idType')} choices={choices.idTypes} />
        <Field
          {...form.text('idNumber')}
          label={t('idNumber')}
          hint={t('idNumberHint')}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
        />
      </div>
    </>
  )
}

/** The addresses for mail from the operator. */
export function ContactFields({ form }: FieldsProps) {
  const { t } = useTranslation('kyc')
  return (
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
