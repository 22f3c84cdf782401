import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { VipLevel } from '#generated/http/schemas/vip-level.ts'
import { formatMoney } from '#src/lib/money-format.ts'
import { VipBadge } from '#src/ui/brand/vip-badge.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import styles from './vip.module.css'

export interface LevelTableProps {
  readonly levels: readonly VipLevel[]
  readonly current: number
}

/** What reaches each level, what keeps it, and what it gives. Scrolls sideways on a phone; the level stays in sight. */
export function LevelTable({ levels, current }: LevelTableProps): ReactElement {
  const { t } = useTranslation('vip')
  const money = (sum: number | undefined) => (sum === undefined ? '—' : formatMoney(sum))
  return (
    <section>
      <SectionHeader title={t('levels')} id="vip-levels" />
      <div className={styles.scroll} role="region" aria-labelledby="vip-levels" tabIndex={0}>
        <table className={styles.table} aria-labelledby="vip-levels">
          <thead>
            <tr>
              <th scope="col" rowSpan={2} className={styles.name}>
                {t('levelColumn')}
              </th>
              <th scope="colgroup" colSpan={2}>
                {t('promotion')}
              </th>
              <th scope="colgroup" colSpan={2}>
                {t('retention')}
              </th>
              <th scope="colgroup" colSpan={3}>
                {t('rewards')}
              </th>
            </tr>
            <tr>
              <th scope="col">{t('deposits')}</th>
              <th scope="col">{t('turnover')}</th>
              <th scope="col">{t('activeness')}</th>
              <th scope="col">{t('dailyDrop')}</th>
              <th scope="col">{t('dailyColumn')}</th>
              <th scope="col">{t('monthlyColumn')}</th>
              <th scope="col">{t('rebateColumn')}</th>
            </tr>
          </thead>
          <tbody>
            {levels.map((one) => (
              <tr key={one.level} aria-current={one.level === current || undefined}>
                <th scope="row" className={styles.name}>
                  <span>
                    <VipBadge level={one.level} size={32} />
                    {t('level', { level: one.level })}
                  </span>
                </th>
                <td>{money(one.deposit)}</td>
                <td>{money(one.turnover)}</td>
                <td>{one.retentionActiveness ? t('atLeast', { percent: one.retentionActiveness }) : '—'}</td>
                <td>{t('minus', { percent: one.activenessLoss })}</td>
                <td>{money(one.daily)}</td>
                <td>{money(one.monthly)}</td>
                <td>{t('percent', { percent: one.rebatePercent })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
