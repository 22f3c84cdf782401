import type { Faq } from '#generated/http/schemas/faq.ts'
import { foldText } from '#src/lib/fold-text.ts'

/** A question that was found. */
export interface FoundFaq extends Faq {
  /** Only the answer matches the search: it is expanded at once. */
  readonly isInAnswer: boolean
}

export interface FaqGroup {
  readonly category: string
  readonly faqs: readonly FoundFaq[]
}

/**
 * The questions with every word of a search, in their groups; all for an empty search. Keeps the server's order.
 * Ignores case and accents.
 */
export function groupFaqs(faqs: readonly Faq[], search: string): readonly FaqGroup[] {
  const words = foldText(search).split(' ').filter(Boolean)
  const groups = new Map<string, FoundFaq[]>()
  for (const faq of faqs) {
    const question = foldText(faq.question)
    const all = `${question} ${foldText(faq.answer)}`
    if (!words.every((word) => all.includes(word))) continue
    const isInAnswer = !words.every((word) => question.includes(word))
    const group = groups.get(faq.category) ?? []
    groups.set(faq.category, [...group, { ...faq, isInAnswer }])
  }
  return [...groups].map(([category, found]) => ({ category, faqs: found }))
}
