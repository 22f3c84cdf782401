import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/routing/route-names.ts'
import { useIsRouteAvailable } from '#src/routing/use-is-route-available.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import styles from './lobby-search.module.css'

/** A link to the search page that looks like its field. Nothing while that page has no screen. */
export function LobbySearch(): ReactElement | null {
  const { t } = useTranslation('games')
  const isRouteAvailable = useIsRouteAvailable()
  if (!isRouteAvailable('gameSearchHistory')) return null
  return (
    <Link to={ROUTES.gameSearchHistory} className={styles.search}>
      <Icon name="search" size={22} />
      {t('searchGames')}
    </Link>
  )
}
