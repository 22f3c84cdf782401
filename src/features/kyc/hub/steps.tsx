import { useTranslation } from 'react-i18next'
import type { Identity } from '#generated/http/schemas/identity.ts'
import { Text } from '#src/ui/data/text.tsx'
import { Words } from '#src/ui/data/words.tsx'
import { VisuallyHidden } from '#src/ui/feedback/visually-hidden.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import type { IconName } from '#src/ui/icon/icon-name.ts'
import { Card } from '#src/ui/surface/card.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import { BASE_STEPS, FLOW_STEPS } from '../base-info/base-steps.ts'
import { stepStates, type StepState } from '../next-step.ts'
import styles from './hub.module.css'

const SHAPES: Partial<Record<StepState, IconName>> = { done: 'check', waiting: 'hourglass', failed: 'alert' }

/** The numbers of the flow, which counts each topic of the details. The review is no step of the player. */
const NUMBERS = { base: `1–${String(BASE_STEPS.length)}`, documents: String(FLOW_STEPS), review: undefined } as const

const TEXTS = {
  base: { title: 'stepBase', text: 'stepBaseText' },
  documents: { title: 'stepDocuments', text: 'stepDocumentsText' },
  review: { title: 'stepReview', text: 'stepReviewText' },
} as const

/** What the player does, numbered as in the flow, and the review; the sign of each shows its state. */
export function Steps({ identity }: { readonly identity: Identity }) {
  const { t } = useTranslation('kyc')
  const states = stepStates(identity)
  return (
    <section>
      <SectionHeader title={t('steps', { total: FLOW_STEPS })} />
      <Card padding="md">
        <ol className={styles.steps}>
          {(['base', 'documents', 'review'] as const).map((step) => {
            const state = states[step]
            const shape = SHAPES[state]
            return (
              <li
                key={step}
                className={styles.step}
                data-state={state}
                aria-current={state === 'next' ? 'step' : undefined}
              >
                <span className={styles.sign} aria-hidden="true">
                  {shape === undefined && NUMBERS[step] !== undefined ? (
                    NUMBERS[step]
                  ) : (
                    <Icon name={shape ?? 'shield'} size={20} />
                  )}
                </span>
                <div className={styles.text}>
                  <Text weight="bold">
                    <Words>{t(TEXTS[step].title)}</Words>
                    <VisuallyHidden>
                      <Words>: {t(`stepState.${state}`)}</Words>
                    </VisuallyHidden>
                  </Text>
                  <Text size="sm" tone="quiet">
                    {t(TEXTS[step].text)}
                  </Text>
                </div>
              </li>
            )
          })}
        </ol>
      </Card>
    </section>
  )
}
