import { useTranslation } from 'react-i18next'
import type { ApiForm } from '#src/forms/use-api-form.ts'
import { normalizePhone, PHONE_PREFIX } from '#src/lib/phone.ts'
import { Field } from '#src/ui/form/field.tsx'

export interface PhoneFieldProps {
  /** `form.text('phone')`. */
  readonly field: ReturnType<ApiForm<{ phone: string }>['text']>
  /** Replaces the input by the ten digits. */
  readonly onTidy: (phone: string) => void
  readonly hint?: string | undefined
}

/** A Philippine mobile number. Leaving the field reduces input with `+63`, a leading 0 or spaces to the ten digits. */
export function PhoneField({ field, onTidy, hint }: PhoneFieldProps) {
  const { t } = useTranslation('account')
  return (
    <Field
      {...field}
      onBlur={(event) => {
        const { value } = event.target
        const phone = normalizePhone(value)
        if (phone !== null && phone !== value) onTidy(phone)
        field.onBlur(event)
      }}
      label={t('mobile')}
      hint={hint}
      placeholder={t('mobileHint')}
      prefix={PHONE_PREFIX}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
    />
  )
}
