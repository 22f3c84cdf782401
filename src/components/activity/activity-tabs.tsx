import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/routing/route-names.ts'
import { cx } from '#src/lib/cx.ts'
import segmented from '#src/ui/form/segmented.module.css'
import styles from './activity-tabs.module.css'

const TABS = ['transactionHistory', 'records', 'gameRecord'] as const

/** The pages of the player's activity as a segment of links. Back leaves the activity, whichever tab is shown. */
export function ActivityTabs(): ReactElement {
  const { t } = useTranslation('common')
  return (
    <nav className={cx(segmented.track, styles.tabs)} aria-label={t('activity')}>
      {TABS.map((tab) => (
        <Link
          key={tab}
          to={ROUTES[tab]}
          replace
          className={segmented.option}
          activeOptions={{ exact: true, includeSearch: false }}
        >
          {t(tab)}
        </Link>
      ))}
    </nav>
  )
}
