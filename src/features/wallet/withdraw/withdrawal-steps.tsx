import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '#src/lib/cx.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { withdrawalLook } from '../order-status.ts'
import { stepsAt, WITHDRAWAL_WAY } from './withdrawal-state.ts'
import styles from './withdrawal-steps.module.css'

const SHAPES = { done: 'check', now: 'hourglass', later: 'clock' } as const

/** The way of a withdrawal and how far it has come; nothing where it has left that way. */
export function WithdrawalSteps({ status }: { readonly status: number }): ReactElement | null {
  const { t } = useTranslation(['withdraw', 'wallet'])
  const steps = stepsAt(status)
  if (!steps) return null
  return (
    <ol className={styles.steps} aria-label={t('steps')}>
      {WITHDRAWAL_WAY.map((step, index) => {
        const { word } = withdrawalLook(step)
        const state = steps[index] ?? 'later'
        return (
          <li key={step} className={cx(styles.step, styles[state])} aria-current={state === 'now' ? 'step' : undefined}>
            <span className={styles.mark}>
              <Icon name={SHAPES[state]} size={16} />
            </span>
            {word !== 'statusOther' && t(`wallet:${word}`)}
          </li>
        )
      })}
    </ol>
  )
}
