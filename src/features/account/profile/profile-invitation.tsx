import { Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useCopy } from '#src/components/copy/use-copy.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { IconButton } from '#src/ui/form/icon-button.tsx'
import { Badge } from '#src/ui/surface/badge.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { ListRow } from '#src/ui/surface/list-row.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import styles from './profile.module.css'
import type { Profile } from './use-profile.ts'

/** The player's invitation code, the page of invited friends with its counter, and who invited the player. */
export const ProfileInvitation = observer(function ProfileInvitation({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['account', 'common'])
  const { badges, overlays, session } = useStores()
  const invited = badges.counts.inviteFriendToEarnNum + badges.counts.inviteFriendEnergy
  const copy = useCopy()
  const { loaded } = profile
  if (session.arePromotionsHeld) return null
  return (
    <section>
      <SectionHeader title={t('invitationSection')} />
      <Card padding="sm">
        <ListRow
          icon="gift"
          title={t('invitationCode')}
          subtitle={
            loaded ? (
              <span className={styles.code} translate="no">
                {loaded.invitationCode}
              </span>
            ) : (
              <Skeleton shape="text" width="5rem" />
            )
          }
          trailing={
            loaded && (
              <IconButton icon="copy" label={t('copyInvitationCode')} onClick={() => copy(loaded.invitationCode)} />
            )
          }
        />
        <div className={styles.inset}>
          <Button variant="secondary" icon="external" fullWidth onClick={() => overlays.open('share', {})}>
            {t('share')}
          </Button>
        </div>
        {session.role !== 'suspended' && (
          <ListRow
            icon="friends"
            title={t('common:inviteRank')}
            trailing={<Badge count={invited} label={t('common:waiting', { total: invited })} />}
            chevron
            renderLink={(props) => <Link to={ROUTES.inviteRank} {...props} />}
          />
        )}
        {loaded &&
          (loaded.registrationCode === '' ? (
            <ListRow
              icon="plus"
              title={t('acceptInvitation')}
              chevron
              onClick={() => overlays.open('accountSheet', { sheet: 'invitation' })}
            />
          ) : (
            <ListRow
              icon="profile"
              title={t('invitedBy')}
              trailing={
                <Text tone="quiet" translate="no" className={styles.code}>
                  {loaded.registrationCode}
                </Text>
              }
            />
          ))}
      </Card>
    </section>
  )
})
