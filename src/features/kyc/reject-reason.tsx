import { useTranslation } from 'react-i18next'
import type { Identity } from '#generated/http/schemas/identity.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'

/** Why the papers were rejected, in the operator's words; nothing at any other status. */
export function RejectReason({ identity }: { readonly identity: Identity }) {
  const { t } = useTranslation('kyc')
  if (identity.identityStatus !== 'rejected') return null
  return (
    <Notice tone="danger" title={t('reason')}>
      {identity.rejectReason === '' ? t('noReason') : identity.rejectReason}
    </Notice>
  )
}
