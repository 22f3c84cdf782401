import { describe, expect, test } from 'vitest'
import { groupFaqs } from './faq-groups.ts'

const FAQS = [
  { id: '1', category: 'Tiền', question: 'Rút tối thiểu bao nhiêu?', answer: '₱100.00.' },
  { id: '2', category: 'Ví', question: 'Có đổi ví được không?', answer: 'Không. Ví đã liên kết thì không đổi được.' },
  { id: '3', category: 'Tiền', question: 'Nạp tối thiểu bao nhiêu?', answer: 'Lần đầu ₱500.00.' },
]
const found = (search: string) => groupFaqs(FAQS, search).map(({ faqs }) => faqs.map(({ id }) => id))

describe('the questions', () => {
  test('are grouped by heading, in the server’s order', () => {
    expect(groupFaqs(FAQS, '').map(({ category }) => category)).toEqual(['Tiền', 'Ví'])
    expect(found('  ')).toEqual([['1', '3'], ['2']])
  })

  test('match without accents and case', () => {
    expect(found('TOI THIEU')).toEqual([['1', '3']])
    expect(found('doi')).toEqual([['2']])
  })

  test('match if every word is in question or answer', () => {
    expect(found('nap 500')).toEqual([['3']])
    expect(found('rut 500')).toEqual([])
  })

  test('report whether only the answer has the words', () => {
    const [group] = groupFaqs(FAQS, '500')
    expect(group?.faqs[0]?.isInAnswer).toBe(true)
    expect(groupFaqs(FAQS, 'nap')[0]?.faqs[0]?.isInAnswer).toBe(false)
    expect(groupFaqs(FAQS, '')[0]?.faqs[0]?.isInAnswer).toBe(false)
  })
})
