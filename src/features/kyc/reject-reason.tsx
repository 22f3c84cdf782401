import { useTranslation } from 'react-i18next'
import type { Identity } from '#generated/http/schemas/identity.ts'
import { Text } from '#src/ui/data/text.tsx'

/** The operator's reason for a rejection; renders nothing at any other status. */
export function RejectReason({ identity }: { readonly identity: Identity }) {
  const { t } = useTranslation('kyc')
  if (identity.identityStatus !== 'rejected') return null
  return (
    <div>
      <Text weight="bold">{t('reason')}</Text>
      <Text>{identity.rejectReason === '' ? t('noReason') : identity.rejectReason}</Text>
    </div>
  )
}
