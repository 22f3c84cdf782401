import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#src/lib/format-count.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { Words } from '#src/ui/data/words.tsx'
import { ListRow } from '#src/ui/surface/list-row.tsx'
import { usableCouponsQuery } from '#src/queries/coupons.ts'
import styles from './coupons-row.module.css'

/** Leads to the player's coupons, with the number that can be used once it is known. */
export function CouponsRow(): ReactElement {
  const { t } = useTranslation('wallet')
  const { data } = useQuery({ ...usableCouponsQuery(), meta: { silentError: true } })
  return (
    <ListRow
      title={t('coupons')}
      trailing={
        <span className={styles.count}>
          <Words>{data ? formatCount(data.total, (number) => t('couponsAvailable', { number })) : '\u00a0'}</Words>
        </span>
      }
      chevron
      renderLink={(props) => <Link to={ROUTES.exchange} search={{ tab: 'coupons' }} {...props} />}
    />
  )
}
