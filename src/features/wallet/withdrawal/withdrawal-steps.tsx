import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { WITHDRAWAL_STATUS } from '#generated/http/enum-names.ts'
import { cx } from '#src/lib/cx.ts'
import { Words } from '#src/ui/data/words.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { withdrawalLook, withdrawalStatus, type WithdrawalStatusName } from '../orders/statuses.ts'
import styles from './withdrawal-steps.module.css'

/** How far a withdrawal has come, as its steps are drawn. */
export type WithdrawalStep = 'done' | 'now' | 'later'

/** The steps of a successful withdrawal. */
const STEPS = ['pending', 'reviewed', 'processing', 'success'] as const satisfies readonly WithdrawalStatusName[]

const SHAPES = { done: 'check', now: 'hourglass', later: 'clock' } as const

/** The state of each step at a status; null if the status is not among the steps. */
export function stepsAt(status: number): readonly WithdrawalStep[] | null {
  const place = STEPS.findIndex((step) => step === withdrawalStatus(status))
  if (place === -1) return null
  const last = STEPS.length - 1
  return STEPS.map((_, index) => {
    if (index < place || (index === place && place === last)) return 'done'
    return index === place ? 'now' : 'later'
  })
}

/** The progress of a withdrawal; renders nothing for a status outside the steps. */
export function WithdrawalSteps({ status }: { readonly status: number }): ReactElement | null {
  const { t } = useTranslation(['withdraw', 'wallet'])
  const steps = stepsAt(status)
  if (!steps) return null
  return (
    <ol className={styles.steps} aria-label={t('steps')}>
      {STEPS.map((step, index) => {
        const { word } = withdrawalLook(WITHDRAWAL_STATUS[step])
        const state = steps[index] ?? 'later'
        return (
          <li key={step} className={cx(styles.step, styles[state])} aria-current={state === 'now' ? 'step' : undefined}>
            <span className={styles.mark}>
              <Icon name={SHAPES[state]} size={16} />
            </span>
            <Words>{word !== 'statusOther' && t(`wallet:${word}`)}</Words>
          </li>
        )
      })}
    </ol>
  )
}
