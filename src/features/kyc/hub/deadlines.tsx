import { useTranslation } from 'react-i18next'
import type { Identity } from '#generated/http/schemas/identity.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { Text } from '#src/ui/data/text.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import { StatusPill, type StatusTone } from '#src/ui/surface/status-pill.tsx'
import { deadlineState } from '../next-step.ts'
import styles from './hub.module.css'

const TONES: Record<ReturnType<typeof deadlineState>, StatusTone> = { open: 'pending', over: 'timeout', met: 'success' }

/**
 * The three deadlines: 3 days after registration, 7 days by the terms, and the first withdrawal. The server sends the
 * dates; the device's clock only affects whether one is shown as over.
 */
export function Deadlines({ identity }: { readonly identity: Identity }) {
  const { t, i18n } = useTranslation('kyc')
  const dated = [
    { title: t('deadlineAsked'), at: identity.deadline },
    { title: t('deadlineTerms'), at: identity.termsDeadline },
  ].map(({ title, at }) => ({
    title,
    text: t('deadlineBy', { date: formatDateTime(at, i18n.language) }),
    state: deadlineState(identity, Date.parse(at)),
  }))
  const withdrawal = {
    title: t('deadlineWithdrawal'),
    text: t('deadlineNow'),
    state: deadlineState(identity, Infinity),
  }
  return (
    <section>
      <SectionHeader title={t('deadlines')} />
      <Card padding="md">
        <ul className={styles.steps}>
          {[...dated, withdrawal].map(({ title, text, state }) => (
            <li key={title} className={styles.deadline}>
              <div className={styles.text}>
                <Text weight="bold">{title}</Text>
                <Text size="sm" tone="quiet">
                  {text}
                </Text>
              </div>
              <StatusPill tone={TONES[state]}>{t(`deadlineState.${state}`)}</StatusPill>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
