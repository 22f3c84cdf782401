import { Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/routing/route-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { ListRow } from '#src/ui/surface/list-row.tsx'

/** Gift codes, and the channels that post them. A suspended player may open neither. */
export const ProfileExtras = observer(function ProfileExtras() {
  const { t } = useTranslation(['common', 'account'])
  const { overlays, session } = useStores()
  if (session.role === 'suspended') return null
  return (
    <Card padding="sm">
      <ListRow
        icon="redeem"
        title={t('redeem')}
        chevron
        renderLink={(props) => <Link to={ROUTES.redeem} {...props} />}
      />
      <ListRow icon="send" title={t('account:followUs')} chevron onClick={() => void overlays.enqueue('follow', {})} />
    </Card>
  )
})
