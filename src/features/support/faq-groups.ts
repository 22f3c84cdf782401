import type { Faq } from '#generated/http/schemas/faq.ts'
import { foldText } from '#src/lib/fold-text.ts'

/** A question that was found. */
export interface FoundFaq extends Faq {
  /** What was searched for stands in the answer alone: the answer is shown at once. */
  readonly isInAnswer: boolean
}

export interface FaqGroup {
  readonly category: string
  readonly faqs: readonly FoundFaq[]
}

/**
 * The questions that have every word of a search, in their groups; all of them for an empty search. Groups and
 * questions keep the server's order. Case and accents do not count.
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
