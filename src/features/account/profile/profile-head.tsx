import { Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { PlayerAvatar } from '#src/components/player/player-avatar.tsx'
import { useCopy } from '#src/components/copy/use-copy.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { VipBadge } from '#src/ui/brand/vip-badge.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Words } from '#src/ui/data/words.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { IconButton } from '#src/ui/form/icon-button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import styles from './profile.module.css'
import type { Profile } from './use-profile.ts'
import { VipProgress } from './vip-progress.tsx'

/** Picture (tap to change), name, VIP level with the progress to the next, the player's id with a copy button, and the way to the details. */
export const ProfileHead = observer(function ProfileHead({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account')
  const { overlays, session } = useStores()
  const copy = useCopy()
  const hasVip = session.role !== 'suspended' && !session.arePromotionsHeld
  const name = profile.nickname === '' ? (profile.loaded?.username ?? '') : profile.nickname
  return (
    <Card surface="hero" padding="lg">
      <Stack row gap={6} align="center">
        <button
          type="button"
          className={styles.portrait}
          aria-label={t('changeAvatar')}
          onClick={() => overlays.open('accountSheet', { sheet: 'avatar' })}
        >
          <PlayerAvatar src={profile.avatar} name={name} size="lg" />
          <span className={styles.badge}>
            <VipBadge level={profile.vip} size={44} />
          </span>
        </button>
        <Stack gap={1} className={styles.who}>
          <Text as="h2" size="xl" className={styles.name}>
            {name}
          </Text>
          {hasVip ? (
            <Link to={ROUTES.vip} className={styles.vip}>
              <Words>{t('vipLevel', { level: profile.vip })}</Words>
              <Icon name="chevron-right" size={18} />
            </Link>
          ) : (
            <Text weight="bold" tone="accent">
              {t('vipLevel', { level: profile.vip })}
            </Text>
          )}
          <Stack row gap={1} align="center">
            <Text size="sm" tone="quiet" translate="no">
              {t('uid', { uid: profile.uid })}
            </Text>
            <IconButton icon="copy" label={t('copyUid')} onClick={() => copy(profile.uid)} />
          </Stack>
        </Stack>
      </Stack>
      {hasVip && <VipProgress />}
      <Button
        size="sm"
        fullWidth
        className={styles.edit}
        onClick={() => overlays.open('accountSheet', { sheet: 'nickname' })}
      >
        {t('editDetails')}
      </Button>
    </Card>
  )
})
