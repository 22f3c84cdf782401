import { describe, expect, it } from 'vitest'
import { letterParts } from './letter-parts.ts'

const addresses = (content: string) => letterParts(content).flatMap(({ text, isAddress }) => (isAddress ? [text] : []))

describe('letterParts', () => {
  it.each([
    ['Open https://news.example/a?b=1.', ['https://news.example/a?b=1']],
    ['(see https://a.example/x), or /returnGift/RG-0001!', ['https://a.example/x', '/returnGift/RG-0001']],
    ['Deposit 50/50 and/or play 1/2, and http://a.example', ['http://a.example']],
    ['javascript:alert(1) data:text/html,x //evil.example', []],
    ['<a href="https://a.example">x</a>', ['https://a.example']],
  ])('finds the addresses of %j', (content, found) => {
    expect(addresses(content)).toEqual(found)
  })

  it('loses no character', () => {
    const content = 'One /event two\nhttps://a.example/… three.'
    expect(
      letterParts(content)
        .map(({ text }) => text)
        .join(''),
    ).toBe(content)
    expect(letterParts('')).toEqual([])
  })
})
