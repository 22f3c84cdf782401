import { useTranslation } from 'react-i18next'
import type { Identity } from '#generated/http/schemas/identity.ts'
import { Text } from '#src/ui/data/text.tsx'
import { Words } from '#src/ui/data/words.tsx'
import { VisuallyHidden } from '#src/ui/feedback/visually-hidden.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import type { IconName } from '#src/ui/icon/icon-name.ts'
import { Card } from '#src/ui/surface/card.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import { stepStates, type StepState } from '../next-step.ts'
import styles from './hub.module.css'

const SHAPES: Partial<Record<StepState, IconName>> = { done: 'check', waiting: 'hourglass', failed: 'alert' }

const TEXTS = {
  base: { title: 'stepBase', text: 'stepBaseText' },
  documents: { title: 'stepDocuments', text: 'stepDocumentsText' },
  review: { title: 'stepReview', text: 'stepReviewText' },
} as const

/** The three steps; the sign of each shows its state. */
export function Steps({ identity }: { readonly identity: Identity }) {
  const { t } = useTranslation('kyc')
  const states = stepStates(identity)
  return (
    <section>
      <SectionHeader title={t('steps')} />
      <Card padding="md">
        <ol className={styles.steps}>
          {(['base', 'documents', 'review'] as const).map((step, index) => {
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
                  {shape === undefined ? index + 1 : <Icon name={shape} size={20} />}
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
