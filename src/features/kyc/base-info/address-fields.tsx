import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiForm } from '#src/forms/use-api-form.ts'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { ComboBox } from '#src/ui/form/combo-box.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import styles from '../kyc.module.css'
import type { BaseValues } from './base-values.ts'
import { type PlaceOptions, sortCities, usePlaces } from './use-places.ts'

interface AddressFieldsProps {
  readonly form: ApiForm<BaseValues>
  readonly kind: 'present' | 'permanent'
  readonly places: PlaceOptions
}

/** One address. Autofill uses the home address for the present one, the billing address for the permanent one. */
function AddressFields({ form, kind, places }: AddressFieldsProps) {
  const { t } = useTranslation('kyc')
  const province = form.values[`${kind}Province`]
  const cities = useMemo(() => sortCities(places.cities, province), [places.cities, province])
  const filledAs = (part: string) => (kind === 'present' ? `shipping ${part}` : `billing ${part}`)
  const suggestions = {
    onFocus: places.load,
    countText: (count: number) => (count === 0 ? t('placeUnlisted') : t('placeCount', { count })),
  }
  return (
    <Stack gap={4}>
      <Field
        {...form.text(`${kind}Line`)}
        label={t('addressLine')}
        hint={t('addressLineHint')}
        autoComplete={filledAs('street-address')}
      />
      <ComboBox
        {...form.text(`${kind}City`)}
        {...suggestions}
        label={t('city')}
        autoComplete={filledAs('address-level2')}
        options={cities}
        onChoose={({ value, detail = '' }) => {
          form.setValue(`${kind}City`, value)
          form.setValue(`${kind}Province`, detail)
        }}
      />
      <div className={styles.pair}>
        <ComboBox
          {...form.text(`${kind}Province`)}
          {...suggestions}
          label={t('province')}
          autoComplete={filledAs('address-level1')}
          options={places.provinces}
          onChoose={({ value }) => form.setValue(`${kind}Province`, value)}
        />
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
  const places = usePlaces()
  return (
    <>
      <div role="group" aria-label={t('partPresent')}>
        <AddressFields form={form} kind="present" places={places} />
      </div>
      <Checkbox {...form.checkbox('isSameAddress')}>{t('isSameAddress')}</Checkbox>
      {!form.values.isSameAddress && (
        <div role="group" aria-labelledby={id}>
          <SectionHeader title={t('partPermanent')} id={id} level={3} />
          <AddressFields form={form} kind="permanent" places={places} />
        </div>
      )}
    </>
  )
}
