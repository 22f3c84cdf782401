import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { typeIcon } from '#src/components/type-look.ts'
import { menuQuery } from '#src/queries/menu.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import styles from './rail-games.module.css'

/** The game types below the rail's games. The first is the lobby itself, which the rail already has. */
export function RailGames() {
  const { data: menu } = useQuery(menuQuery())
  return menu?.slice(1).map(({ code, name }) => (
    <Link key={code} to={ROUTES.game} search={{ type: code }} className={styles.type}>
      <Icon name={typeIcon(code)} size={20} />
      {name}
    </Link>
  ))
}
