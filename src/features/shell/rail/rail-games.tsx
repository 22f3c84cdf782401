import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { typeIcon } from '#src/components/type-look.ts'
import { menuQuery } from '#src/queries/menu.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Words } from '#src/ui/data/words.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import styles from './rail-games.module.css'

/** As many types as a lobby usually has: the rail's other links must not move when they arrive. */
const USUAL_TYPES = [0, 1, 2, 3, 4, 5]

/** The player's favorites and the game types below the rail's games. The first is the lobby itself, which the rail already has. */
export const RailGames = observer(function RailGames() {
  const { t } = useTranslation('menu')
  const { isLoggedIn } = useStores().session
  const { data: menu, isPending } = useQuery(menuQuery())
  return (
    <>
      {isLoggedIn && (
        <Link to={ROUTES.game} search={{ show: 'favorites' }} className={styles.type}>
          <Icon name="heart" size={20} />
          <Words>{t('favorites')}</Words>
        </Link>
      )}
      {isPending &&
        USUAL_TYPES.map((index) => (
          <div key={index} className={styles.type} aria-hidden="true">
            <Skeleton width="8rem" height="1rem" />
          </div>
        ))}
      {menu?.slice(1).map(({ code, name }) => (
        <Link key={code} to={ROUTES.game} search={{ type: code }} className={styles.type}>
          <Icon name={typeIcon(code)} size={20} />
          <Words>{name}</Words>
        </Link>
      ))}
    </>
  )
})
