import { Icon } from '#src/ui/icon/icon.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import type { FaqGroup } from './faq-groups.ts'
import styles from './faq-list.module.css'

export interface FaqListProps {
  readonly groups: readonly FaqGroup[]
  /** An answer that alone has what is searched for is opened. */
  readonly isSearching: boolean
}

/** The questions under their headings; each opens its answer. Answers are plain text, whose line breaks count. */
export function FaqList({ groups, isSearching }: FaqListProps) {
  return (
    <Stack gap={6}>
      {groups.map(({ category, faqs }) => (
        <section key={category}>
          <SectionHeader title={category} />
          <Stack gap={2}>
            {faqs.map(({ id, question, answer, isInAnswer }) => (
              <details key={id} className={styles.faq} open={isSearching && isInAnswer}>
                <summary className={styles.question}>
                  <span>{question}</span>
                  <Icon name="chevron-down" size={20} className={styles.chevron} />
                </summary>
                <p className={styles.answer}>{answer}</p>
              </details>
            ))}
          </Stack>
        </section>
      ))}
    </Stack>
  )
}
