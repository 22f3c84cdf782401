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

function isKnown(status: string): status is User['identityStatus'] {
  return Object.hasOwn(TONES, status)
}

/** The state of the identity check by word, shape and color; a status that cannot be read is neutral. */
export function IdentityStatus({ status }: { readonly status: string }) {
  const { t } = useTranslation('common')
  if (!isKnown(status)) return <StatusPill tone="neutral">{t('identityStatus.unknown')}</StatusPill>
  return <StatusPill tone={TONES[status]}>{t(`identityStatus.${status}`)}</StatusPill>
}
