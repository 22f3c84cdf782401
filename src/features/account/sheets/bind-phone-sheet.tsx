import { useTranslation } from 'react-i18next'
import { BindPhoneForm } from '../otp/bind-phone-form.tsx'
import { FormSheet } from './form-sheet.tsx'

/** Binds a mobile number from the profile. */
export function BindPhoneSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account')
  return (
    <FormSheet title={t('bindPhone')} onClose={onClose}>
      <BindPhoneForm onBound={onClose} />
    </FormSheet>
  )
}
