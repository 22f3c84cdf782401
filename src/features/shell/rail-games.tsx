import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { typeIcon } from '#src/components/type-look.ts'
import { menuQuery } from '#src/queries/menu.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import styles from './rail-games.module.css'

/** The player's favorites and the game types below the rail's games. The first is the lobby itself, which the rail already has. */
export const RailGames = observer(function RailGames() {
  const { t } = useTranslation('menu')
  const { isLoggedIn } = useStores().session
  const { data: menu } = useQuery(menuQuery())
  return (
    <>
      {isLoggedIn && (
        <Link to={ROUTES.game} search={{ show: 'favorites' }} className={styles.type}>
          <Icon name="heart" size={20} />
          {t('favorites')}
        </Link>
      )}
      {menu?.slice(1).map(({ code, name }) => (
        <Link key={code} to={ROUTES.game} search={{ type: code }} className={styles.type}>
          <Icon name={typeIcon(code)} size={20} />
          {name}
        </Link>
      ))}
    </>
  )
})
