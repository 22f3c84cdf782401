import { useTranslation } from 'react-i18next'
import type { ApiForm } from '#src/forms/use-api-form.ts'
import { Field } from '#src/ui/form/field.tsx'
import styles from '../kyc.module.css'
import type { BaseValues } from './base-values.ts'

export interface AddressFieldsProps {
  readonly form: ApiForm<BaseValues>
  readonly kind: 'present' | 'permanent'
}

/** One address. Autofill uses the home address for the present one, the billing address for the permanent one. */
export function AddressFields({ form, kind }: AddressFieldsProps) {
  const { t } = useTranslation('kyc')
  const filledAs = (part: string) => (kind === 'present' ? `shipping ${part}` : `billing ${part}`)
  return (
    <>
      <Field
        {...form.text(`${kind}Line`)}
        label={t('addressLine')}
        hint={t('addressLineHint')}
        autoComplete={filledAs('street-address')}
      />
      <div className={styles.pair}>
        <Field {...form.text(`${kind}City`)} label={t('city')} autoComplete={filledAs('address-level2')} />
        <Field {...form.text(`${kind}Province`)} label={t('province')} autoComplete={filledAs('address-level1')} />
        <Field
          {...form.text(`${kind}PostalCode`)}
          label={t('postalCode')}
          autoComplete={filledAs('postal-code')}
          inputMode="numeric"
        />
      </div>
    </>
  )
}
