import { describe, expect, it } from 'vitest'
import { getPreview } from './get-preview.ts'

describe('getPreview', () => {
  it.each([
    ['₱1,000.00 was added to your balance.\nOrder D1.', '₱1,000.00 was added to your balance.'],
    ['\n  \nThe first words', 'The first words'],
    ['We kept a gift for you. Open it here: /returnGift/G1', 'We kept a gift for you. Open it here'],
    ['', ''],
  ])('takes the first line without its addresses: %j', (content, preview) => {
    expect(getPreview(content)).toBe(preview)
  })
})
