import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/routing/route-names.ts'
import { Words } from '#src/ui/data/words.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import styles from './header-search.module.css'

/** A link to the search page that looks like its field, for a header with room for it. */
export function HeaderSearch() {
  const { t } = useTranslation('games')
  return (
    <Link to={ROUTES.gameSearchHistory} className={styles.search}>
      <Icon name="search" size={22} />
      <Words>{t('searchGames')}</Words>
    </Link>
  )
}
