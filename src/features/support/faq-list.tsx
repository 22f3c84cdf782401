import { FaqItem } from '#src/components/help/faq-item.tsx'
import { markWords } from '#src/lib/mark-words.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import type { FaqGroup } from './faq-groups.ts'
import styles from './faq-list.module.css'

export interface FaqListProps {
  readonly groups: readonly FaqGroup[]
  /** The search, whose matches are marked; an answer that alone matches is expanded. */
  readonly search: string
}

function Marked({ text, search }: { readonly text: string; readonly search: string }) {
  return markWords(text, search).map(({ text: part, at, isFound }) =>
    isFound ? (
      <mark key={at} className={styles.found}>
        {part}
      </mark>
    ) : (
      part
    ),
  )
}

/** The topics in two columns of about the same number of lines, in their order. */
function splitTopics(groups: readonly FaqGroup[]): readonly (readonly FaqGroup[])[] {
  const count = (some: readonly FaqGroup[]) => some.reduce((sum, { faqs }) => sum + faqs.length + 1, 0)
  const unevenness = (at: number) => Math.abs(count(groups.slice(0, at)) - count(groups.slice(at)))
  const at = groups.reduce((best, _, index) => (unevenness(index + 1) < unevenness(best) ? index + 1 : best), 1)
  return [groups.slice(0, at), groups.slice(at)]
}

/** The questions under their headings. */
export function FaqList({ groups, search }: FaqListProps) {
  return (
    <div className={styles.columns}>
      {splitTopics(groups).map((column) => (
        <Stack key={column[0]?.category ?? ''} gap={6}>
          {column.map(({ category, faqs }) => (
            <section key={category}>
              <SectionHeader title={category} />
              <Card className={styles.group}>
                {faqs.map(({ id, question, answer, isInAnswer }) => (
                  <FaqItem
                    key={id}
                    question={<Marked text={question} search={search} />}
                    answer={<Marked text={answer} search={search} />}
                    isOpen={isInAnswer}
                  />
                ))}
              </Card>
            </section>
          ))}
        </Stack>
      ))}
    </div>
  )
}
