import { useTranslation } from 'react-i18next'
import type { Form } from '#src/components/form/use-form.ts'
import { normalisePhone } from '#src/lib/phone.ts'
import { Field } from '#src/ui/form/field.tsx'

export interface PhoneFieldProps {
  /** `form.text('phone')`. */
  readonly field: ReturnType<Form<{ phone: string }>['text']>
  /** Takes the ten digits in place of what was typed. */
  readonly onTidy: (phone: string) => void
  readonly hint?: string | undefined
}

/**
 * A Philippine mobile number. What was typed or pasted with `+63`, a leading 0 or spaces becomes the ten digits behind
 * the area code once the field is left.
 */
export function PhoneField({ field, onTidy, hint }: PhoneFieldProps) {
  const { t } = useTranslation('account')
  return (
    <Field
      {...field}
      onBlur={(event) => {
        const phone = normalisePhone(field.value)
        if (phone !== null && phone !== field.value) onTidy(phone)
        field.onBlur(event)
      }}
      label={t('mobile')}
      hint={hint}
      placeholder={t('mobileHint')}
      prefix={t('areaCode')}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
    />
  )
}
