import { Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/routing/route-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Badge } from '#src/ui/surface/badge.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { ListRow } from '#src/ui/surface/list-row.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'

/** Links to the VIP page and to the invitations, with their counters. */
export const ProfileRewards = observer(function ProfileRewards() {
  const { t } = useTranslation(['common', 'account'])
  const { vipRewardsNum, inviteFriendToEarnNum, inviteFriendEnergy } = useStores().badges.counts
  const invited = inviteFriendToEarnNum + inviteFriendEnergy
  return (
    <section>
      <SectionHeader title={t('account:rewardsSection')} />
      <Card padding="sm">
        <ListRow
          icon="vip"
          title={t('vip')}
          trailing={<Badge count={vipRewardsNum} label={t('waiting', { total: vipRewardsNum })} />}
          chevron
          renderLink={(props) => <Link to={ROUTES.vip} {...props} />}
        />
        <ListRow
          icon="friends"
          title={t('inviteRank')}
          trailing={<Badge count={invited} label={t('waiting', { total: invited })} />}
          chevron
          renderLink={(props) => <Link to={ROUTES.inviteRank} {...props} />}
        />
      </Card>
    </section>
  )
})
