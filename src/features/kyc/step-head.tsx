import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Text } from '#src/ui/data/text.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { StepProgress } from '#src/ui/navigate/step-progress.tsx'
import { FLOW_STEPS } from './base-info/base-steps.ts'
import styles from './kyc.module.css'

export interface StepHeadProps {
  /** From 1, of the whole flow. */
  readonly step: number
  readonly title: string
  readonly text: string
  readonly ref?: Ref<HTMLHeadingElement>
}

/** The progress of details and pictures, and the topic of the step. */
export function StepHead({ step, title, text, ref }: StepHeadProps) {
  const { t } = useTranslation('kyc')
  return (
    <Stack gap={4}>
      <StepProgress step={step} total={FLOW_STEPS} text={t('stepOf', { step, total: FLOW_STEPS })} />
      <div>
        <h2 ref={ref} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <Text tone="quiet">{text}</Text>
      </div>
    </Stack>
  )
}
