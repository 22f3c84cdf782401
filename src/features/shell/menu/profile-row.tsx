import { Link } from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PlayerAvatar } from '#src/components/player/player-avatar.tsx'
import { ROUTES } from '#src/routing/route-names.ts'
import { usePlayerName } from '#src/queries/user.ts'
import type { StoredUser } from '#src/stores/stored-user.ts'
import { ListRow } from '#src/ui/surface/list-row.tsx'

export interface ProfileRowProps {
  readonly user: StoredUser
  readonly trailing?: ReactNode
  /** Called when the player opens the profile. */
  readonly onLeave?: () => void
}

/** The player's name and picture, linked to the profile. */
export function ProfileRow({ user, trailing, onLeave }: ProfileRowProps): ReactElement {
  const { t } = useTranslation(['menu', 'common'])
  const name = usePlayerName(user)
  return (
    <ListRow
      leading={<PlayerAvatar src={user.avatar} name={name} />}
      title={name === '' ? t('common:profile') : name}
      subtitle={t('profileRow', { level: user.vip })}
      trailing={trailing}
      chevron={trailing === undefined}
      renderLink={(props) => <Link to={ROUTES.profile} onClick={onLeave} {...props} />}
    />
  )
}
