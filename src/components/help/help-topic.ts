import type { Faq } from '#generated/http/schemas/faq.ts'
import { foldText } from '#src/lib/fold-text.ts'

/** What a page is about. Its words, `topic` of the texts `support`, find the questions that belong to it. */
export type HelpTopic = 'coupons' | 'identity' | 'rewards'

/** Questions of a topic: those with its words first, then the server's first ones. `words` are separated by commas. */
export function findTopicFaqs(faqs: readonly Faq[], words: string, max: number): readonly Faq[] {
  const wanted = words.split(',').map(foldText).filter(Boolean)
  const countIn = (text: string) => wanted.filter((word) => foldText(text).includes(word)).length
  // A category or a question says what it is about; an answer mentions much.
  const score = ({ category, question, answer }: Faq) => 4 * countIn(`${category} ${question}`) + countIn(answer)
  return faqs.toSorted((one, other) => score(other) - score(one)).slice(0, max)
}
