import { useTranslation } from 'react-i18next'
import type { User } from '#generated/http/schemas/user.ts'
import { useCopy } from '#src/components/use-copy.ts'
import { Text } from '#src/ui/data/text.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { IconButton } from '#src/ui/form/icon-button.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { ListRow } from '#src/ui/surface/list-row.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import { StatusPill, type StatusPillProps } from '#src/ui/surface/status-pill.tsx'
import styles from './profile.module.css'
import type { Profile } from './use-profile.ts'

const TONE_OF_STATUS: Record<User['identityStatus'], StatusPillProps['tone']> = {
  unverified: 'neutral',
  pending: 'pending',
  approved: 'success',
  rejected: 'danger',
  editing: 'info',
}

export interface ProfileAccountProps {
  readonly profile: Profile
  readonly onReload: () => Promise<void>
}

/** Identity, mobile number and invitation code. */
export function ProfileAccount({ profile, onReload }: ProfileAccountProps) {
  const { t } = useTranslation(['account', 'common'])
  const copy = useCopy()
  const { loaded } = profile
  const waiting = <Skeleton shape="text" width="5rem" />
  if (profile.hasFailed) {
    return (
      <ErrorState
        title={t('common:loadFailed')}
        retryLabel={t('common:retry')}
        onRetry={() => void onReload()}
        busy={profile.isLoading}
      />
    )
  }
  return (
    <section>
      <SectionHeader title={t('accountSection')} />
      <Card padding="sm">
        <ListRow
          icon="shield"
          title={t('kyc')}
          trailing={
            loaded ? (
              <StatusPill tone={TONE_OF_STATUS[loaded.identityStatus]}>
                {t(`identityStatus.${loaded.identityStatus}`)}
              </StatusPill>
            ) : (
              waiting
            )
          }
        />
        <ListRow
          icon="phone"
          title={t('phone')}
          trailing={<Text tone="quiet">{profile.phone === '' ? t('noPhone') : profile.phone}</Text>}
        />
        <ListRow
          icon="gift"
          title={t('invitationCode')}
          subtitle={
            loaded && (
              <span className={styles.code} translate="no">
                {loaded.invitationCode}
              </span>
            )
          }
          trailing={
            loaded ? (
              <IconButton icon="copy" label={t('copyInvitationCode')} onClick={() => copy(loaded.invitationCode)} />
            ) : (
              waiting
            )
          }
        />
      </Card>
    </section>
  )
}
