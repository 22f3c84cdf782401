import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/routing/route-names.ts'
import { Words } from '#src/ui/data/words.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import styles from './lobby-search.module.css'

/** A link to the search page that looks like its field. */
export function LobbySearch(): ReactElement {
  const { t } = useTranslation('games')
  return (
    <Link to={ROUTES.gameSearchHistory} className={styles.search}>
      <Icon name="search" size={22} />
      <Words>{t('searchGames')}</Words>
    </Link>
  )
}
