import { describe, expect, it } from 'vitest'
import type { Faq } from '#generated/http/schemas/faq.ts'
import { findTopicFaqs } from './help-topic.ts'

const faq = (id: string, category: string, question: string, answer = ''): Faq => ({ id, category, question, answer })

const FAQS = [
  faq('who', 'Account', 'Who can play?', 'Players of 21 with an identity document.'),
  faq('out', 'Account', 'Why was I logged out?'),
  faq('how', 'Identity', 'How do I verify?'),
  faq('vip', 'Rewards', 'How do I reach the next level?'),
]
const find = (words: string, max = 2) => findTopicFaqs(FAQS, words, max).map(({ id }) => id)

describe('findTopicFaqs', () => {
  it('puts questions about the topic before answers that mention it', () => {
    expect(find('identity,verify')).toEqual(['how', 'who'])
  })

  it("fills up with the server's first questions", () => {
    expect(find('reward', 3)).toEqual(['vip', 'who', 'out'])
    expect(find('')).toEqual(['who', 'out'])
  })

  it('ignores case and accents', () => {
    expect(findTopicFaqs([faq('a', 'Tiền', ''), faq('b', 'Danh tính', '')], 'DANH TINH', 1)[0]?.id).toBe('b')
  })
})
