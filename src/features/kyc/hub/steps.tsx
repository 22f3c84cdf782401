import { useTranslation } from 'react-i18next'
import type { Identity } from '#generated/http/schemas/identity.ts'
import { Text } from '#src/ui/data/text.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import { StatusPill, type StatusTone } from '#src/ui/surface/status-pill.tsx'
import { stepStates, type StepState } from '../next-step.ts'
import styles from './hub.module.css'

const TONES: Record<StepState, StatusTone> = {
  todo: 'neutral',
  next: 'info',
  done: 'success',
  waiting: 'pending',
  failed: 'danger',
}

const TEXTS = {
  base: { title: 'stepBase', text: 'stepBaseText' },
  documents: { title: 'stepDocuments', text: 'stepDocumentsText' },
  review: { title: 'stepReview', text: 'stepReviewText' },
} as const

/** The three steps, each with its state as text and shape. */
export function Steps({ identity }: { readonly identity: Identity }) {
  const { t } = useTranslation('kyc')
  const states = stepStates(identity)
  return (
    <section>
      <SectionHeader title={t('steps')} />
      <Card padding="md">
        <ol className={styles.steps}>
          {(['base', 'documents', 'review'] as const).map((step, index) => (
            <li
              key={step}
              className={styles.step}
              data-state={states[step]}
              aria-current={states[step] === 'next' ? 'step' : undefined}
            >
              <span className={styles.number} aria-hidden="true">
                {states[step] === 'done' ? <Icon name="check" size={20} /> : index + 1}
              </span>
              <div className={styles.text}>
                <Text weight="bold">{t(TEXTS[step].title)}</Text>
                <Text size="sm" tone="quiet">
                  {t(TEXTS[step].text)}
                </Text>
              </div>
              <StatusPill tone={TONES[states[step]]}>{t(`stepState.${states[step]}`)}</StatusPill>
            </li>
          ))}
        </ol>
      </Card>
    </section>
  )
}
