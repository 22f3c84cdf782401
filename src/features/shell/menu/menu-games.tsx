import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/routing/route-names.ts'
import { typeHue, typeIcon } from '#src/components/type-look.ts'
import { menuQuery } from '#src/queries/menu.ts'
import { Words } from '#src/ui/data/words.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { hueStyle } from '#src/ui/surface/type-hue.ts'
import styles from './side-menu.module.css'

/**
 * The player's favorites and the game categories. In the lobby a choice filters the games; elsewhere it opens the lobby.
 */
export function MenuGames({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('menu')
  const { data: menu } = useQuery(menuQuery())
  if (!menu || menu.length === 0) return null
  return (
    <nav aria-label={t('categories')}>
      <ul className={styles.games}>
        <li>
          <Link to={ROUTES.game} search={{ show: 'favorites' }} onClick={onLeave} className={styles.game}>
            <span className={styles.tile} style={hueStyle('hot')}>
              <Icon name="heart" />
            </span>
            <Words>{t('favorites')}</Words>
          </Link>
        </li>
        {menu.map(({ code, name }) => (
          <li key={code}>
            <Link to={ROUTES.game} search={{ type: code }} onClick={onLeave} className={styles.game}>
              <span className={styles.tile} style={hueStyle(typeHue(code))}>
                <Icon name={typeIcon(code)} />
              </span>
              <Words>{name}</Words>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
