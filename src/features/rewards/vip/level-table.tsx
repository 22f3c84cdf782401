import { useRef, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { VipLevel } from '#generated/http/schemas/vip-level.ts'
import { useHasWidth } from '#src/hooks/use-has-width.ts'
import { VipBadge } from '#src/ui/brand/vip-badge.tsx'
import { Words } from '#src/ui/data/words.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import { LevelList } from './level-list.tsx'
import { getLevelState } from './level-state.ts'
import { useLevelValues } from './use-level-values.ts'
import styles from './vip.module.css'

/** Room for eight columns. */
const MIN_TABLE_REM = 52.25

export interface LevelTableProps {
  readonly levels: readonly VipLevel[]
  readonly current: number
}

function TableRow({ level, current }: { readonly level: VipLevel; readonly current: number }): ReactElement {
  const { t } = useTranslation('vip')
  const values = useLevelValues(level)
  return (
    <tr aria-current={level.level === current || undefined} data-state={getLevelState(level.level, current)}>
      <th scope="row" className={styles.name}>
        <span>
          <VipBadge level={level.level} size={32} />
          <span>
            <Words>{t('level', { level: level.level })}</Words>
            {level.level === current && <span className={styles.own}>{t('yourLevel')}</span>}
          </span>
        </span>
      </th>
      <td>{values.deposit}</td>
      <td>{values.turnover}</td>
      <td>{values.retention}</td>
      <td>{values.loss}</td>
      <td>{values.daily}</td>
      <td>{values.monthly}</td>
      <td>{values.rebate}</td>
    </tr>
  )
}

/** What reaches each level, what keeps it, and what it gives: a table, or a list where its columns do not fit. */
export function LevelTable({ levels, current }: LevelTableProps): ReactElement {
  const { t } = useTranslation('vip')
  const section = useRef<HTMLElement>(null)
  const hasTable = useHasWidth(section, MIN_TABLE_REM)
  return (
    <section ref={section}>
      <SectionHeader title={t('levels')} id="vip-levels" />
      {hasTable ? (
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
            {levels.map((level) => (
              <TableRow key={level.level} level={level} current={current} />
            ))}
          </tbody>
        </table>
      ) : (
        <LevelList levels={levels} current={current} labelledBy="vip-levels" />
      )}
    </section>
  )
}
