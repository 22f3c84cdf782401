import { useTranslation } from 'react-i18next'
import type { User } from '#generated/http/schemas/user.ts'
import { StatusPill, type StatusTone } from '#src/ui/surface/status-pill.tsx'

const TONES: Record<User['identityStatus'], StatusTone> = {
  unverified: 'neutral',
  editing: 'info',
  pending: 'pending',
  approved: 'success',
  rejected: 'danger',
}

/** The state of the identity check by word, shape and color. */
export function IdentityStatus({ status }: { readonly status: User['identityStatus'] }) {
  const { t } = useTranslation('common')
  return <StatusPill tone={TONES[status]}>{t(`identityStatus.${status}`)}</StatusPill>
}
