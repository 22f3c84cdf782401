import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiForm } from '#src/forms/use-api-form.ts'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import styles from '../kyc.module.css'
import type { BaseValues } from './base-values.ts'

interface AddressFieldsProps {
  readonly form: ApiForm<BaseValues>
  readonly kind: 'present' | 'permanent'
}

/** One address. Autofill uses the home address for the present one, the billing address for the permanent one. */
function AddressFields({ form, kind }: AddressFieldsProps) {
  const { t } = useTranslation('kyc')
  const filledAs = (part: string) => (kind === 'present' ? `shipping ${part}` : `billing ${part}`)
  return (
    <Stack gap={4}>
      <Field
        {...form.text(`${kind}Line`)}
        label={t('addressLine')}
        hint={t('addressLineHint')}
        autoComplete={filledAs('street-address')}
      />
      <Field {...form.text(`${kind}City`)} label={t('city')} autoComplete={filledAs('address-level2')} />
      <div className={styles.pair}>
        <Field {...form.text(`${kind}Province`)} label={t('province')} autoComplete={filledAs('address-level1')} />
        <Field
          {...form.text(`${kind}PostalCode`)}
          label={t('postalCode')}
          autoComplete={filledAs('postal-code')}
          inputMode="numeric"
        />
      </div>
    </Stack>
  )
}

/** The present address, and the permanent one if it differs. */
export function AddressStep({ form }: { readonly form: ApiForm<BaseValues> }) {
  const { t } = useTranslation('kyc')
  const id = useId()
  return (
    <>
      <div role="group" aria-label={t('partPresent')}>
        <AddressFields form={form} kind="present" />
      </div>
      <Checkbox {...form.checkbox('isSameAddress')}>{t('isSameAddress')}</Checkbox>
      {!form.values.isSameAddress && (
        <div role="group" aria-labelledby={id}>
          <SectionHeader title={t('partPermanent')} id={id} level={3} />
          <AddressFields form={form} kind="permanent" />
        </div>
      )}
    </>
  )
}
