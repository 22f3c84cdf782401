import { describe, expect, it } from 'vitest'
import { markWords } from './mark-words.ts'

const marked = (text: string, search: string) =>
  markWords(text, search)
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('')

describe('markWords', () => {
  it('marks every place of every word, in any case and without accents', () => {
    expect(marked('Rút tối thiểu ₱100.00, lần đầu ₱100.', 'TOI 100')).toBe('Rút [tối] thiểu ₱[100].00, lần đầu ₱[100].')
    expect(marked('Đổi ví', 'doi')).toBe('[Đổi] ví')
  })

  it('marks decomposed letters whole', () => {
    expect(marked('Đổi ví'.normalize('NFD'), 'doi vi').normalize('NFC')).toBe('[Đổi] [ví]')
  })

  it('joins overlapping words', () => {
    expect(marked('deposits', 'depo posi')).toBe('[deposi]ts')
  })

  it('keeps a text without the words, and line breaks', () => {
    expect(markWords('One\nTwo', '  ')).toEqual([{ text: 'One\nTwo', at: 0, isFound: false }])
    expect(markWords('', 'x')).toEqual([])
  })
})
