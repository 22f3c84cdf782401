import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { User } from '#generated/http/schemas/user.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { ListRow } from '#src/ui/surface/list-row.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import { StatusPill, type StatusTone } from '#src/ui/surface/status-pill.tsx'
import styles from './profile.module.css'
import type { Profile } from './use-profile.ts'

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
function IdentityStatus({ status }: { readonly status: string }) {
  const { t } = useTranslation('common')
  if (!isKnown(status)) return <StatusPill tone="neutral">{t('identityStatus.unknown')}</StatusPill>
  return <StatusPill tone={TONES[status]}>{t(`identityStatus.${status}`)}</StatusPill>
}

/** Identity, mobile number, and the two passwords. */
export function ProfileSecurity({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account')
  const { overlays } = useStores()
  const { loaded } = profile
  return (
    <section>
      <SectionHeader title={t('securitySection')} />
      <Card padding="sm">
        <ListRow
          icon="shield"
          title={t('kyc')}
          trailing={loaded ? <IdentityStatus status={loaded.identityStatus} /> : <Skeleton shape="text" width="5rem" />}
          chevron
          renderLink={(props) => <Link to={ROUTES.kycVerification} {...props} />}
        />
        {profile.bind ? (
          <ListRow
            icon="phone"
            title={t('phone')}
            trailing={
              <Text tone="quiet" className={styles.value}>
                {profile.phone}
              </Text>
            }
          />
        ) : (
          <ListRow
            icon="phone"
            title={t('phone')}
            subtitle={t('noPhone')}
            trailing={<Text tone="accent">{t('bind')}</Text>}
            chevron
            onClick={() => overlays.open('accountSheet', { sheet: 'phone' })}
          />
        )}
        <ListRow
          icon="key"
          title={t('loginPassword')}
          trailing={<Text tone="quiet">{t('change')}</Text>}
          chevron
          onClick={() => overlays.open('accountSheet', { sheet: 'loginPassword' })}
        />
        <ListRow
          icon="lock"
          title={t('tradePassword')}
          subtitle={profile.isNullPasswordTrade ? t('isNotSet') : t('isSet')}
          trailing={
            <Text tone={profile.isNullPasswordTrade ? 'accent' : 'quiet'}>
              {profile.isNullPasswordTrade ? t('set') : t('reset')}
            </Text>
          }
          chevron
          onClick={() => overlays.open('tradePassword', {})}
        />
      </Card>
    </section>
  )
}
