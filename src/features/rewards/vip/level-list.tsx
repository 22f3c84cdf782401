import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { VipLevel } from '#generated/http/schemas/vip-level.ts'
import { VipBadge } from '#src/ui/brand/vip-badge.tsx'
import { Words } from '#src/ui/data/words.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { StatusPill } from '#src/ui/surface/status-pill.tsx'
import styles from './level-list.module.css'
import { getLevelState } from './level-state.ts'
import { useLevelValues } from './use-level-values.ts'

interface PartProps {
  readonly title: string
  readonly children: ReactNode
}

function Part({ title, children }: PartProps): ReactElement {
  return (
    <div className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.values}>{children}</dl>
    </div>
  )
}

function Value({ label, value }: { readonly label: string; readonly value: string }): ReactElement {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

interface LevelRowProps {
  readonly level: VipLevel
  readonly current: number
}

function LevelRow({ level: one, current }: LevelRowProps): ReactElement {
  const { t } = useTranslation('vip')
  const values = useLevelValues(one)
  const { level, daily = 0, monthly = 0 } = one
  const isOwn = level === current
  const brief = [
    daily > 0 ? t('dailyBrief', { sum: values.daily }) : [],
    monthly > 0 ? t('monthlyBrief', { sum: values.monthly }) : [],
  ]
    .flat()
    .join(' · ')
    // A line may break after the slash, not within a word.
    .replaceAll('/', '/\u200B')
  return (
    <li className={styles.rung} aria-current={isOwn || undefined} data-state={getLevelState(level, current)}>
      <details className={styles.level} open={isOwn || level === current + 1}>
        <summary className={styles.summary}>
          <VipBadge level={level} size={40} />
          <span className={styles.heading}>
            <span className={styles.name}>
              <Words>{t('level', { level })}</Words>
              {isOwn && <StatusPill tone="success">{t('yourLevel')}</StatusPill>}
            </span>
            {brief !== '' && <span className={styles.brief}>{brief}</span>}
          </span>
          <Icon name="chevron-down" size={20} className={styles.chevron} />
        </summary>
        <div className={styles.parts}>
          {level > 0 && (
            <Part title={t('promotion')}>
              <Value label={t('deposits')} value={values.deposit} />
              <Value label={t('turnover')} value={values.turnover} />
            </Part>
          )}
          <Part title={t('retention')}>
            <Value label={t('activeness')} value={values.retention} />
            <Value label={t('dailyDrop')} value={values.loss} />
          </Part>
          <Part title={t('rewards')}>
            <Value label={t('dailyColumn')} value={values.daily} />
            <Value label={t('monthlyColumn')} value={values.monthly} />
            <Value label={t('rebateColumn')} value={values.rebate} />
          </Part>
        </div>
      </details>
    </li>
  )
}

export interface LevelListProps {
  readonly levels: readonly VipLevel[]
  readonly current: number
  /** The id of the heading. */
  readonly labelledBy: string
}

/** The levels of a narrow page, as a ladder that is filled up to the player's; that and the next are open. */
export function LevelList({ levels, current, labelledBy }: LevelListProps): ReactElement {
  return (
    <ul className={styles.list} aria-labelledby={labelledBy}>
      {levels.map((level) => (
        <LevelRow key={level.level} level={level} current={current} />
      ))}
    </ul>
  )
}
