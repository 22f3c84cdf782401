import { useTranslation } from 'react-i18next'
import type { ApiForm } from '#src/forms/use-api-form.ts'
import { SelectField } from '#src/ui/form/select-field.tsx'
import type { BaseValues } from './base-values.ts'

export interface ChoiceFieldProps {
  readonly form: ApiForm<BaseValues>
  readonly name: 'nationality' | 'idType' | 'sourceOfIncome' | 'occupation' | 'gamingVenue'
  readonly label: string
  readonly choices: readonly { readonly code: string; readonly name: string }[]
  readonly autoComplete?: string | undefined
}

/** One of the server's options. A draft's choice that is no longer offered counts as empty. */
export function ChoiceField({ form, name, label, choices, autoComplete }: ChoiceFieldProps) {
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
