import { describe, expect, it } from 'vitest'
import { supportLink } from './support-link.ts'

const link = (href: string, uid: string | null = '100 2') => supportLink(href, uid, `My player ID is ${uid ?? ''}.`)

describe('supportLink', () => {
  it('fills in an empty query parameter uid, and keeps the others', () => {
    expect(link('https://chat.example/room?lang=en&uid=')).toEqual({
      href: 'https://chat.example/room?lang=en&uid=100+2',
      hasUid: true,
    })
  })

  it.each([
    ['https://t.me/example_support', 'https://t.me/example_support?text=My%20player%20ID%20is%20100%202.'],
    ['https://wa.me/63900?a=1', 'https://wa.me/63900?a=1&text=My%20player%20ID%20is%20100%202.'],
  ])('prepares a message where the service takes one: %s', (href, expected) => {
    expect(link(href)).toEqual({ href: expected, hasUid: true })
  })

  it.each([
    'https://viber.example/support',
    'https://t.me/example?text=Hello',
    'https://chat.example/room?uid=set',
    'https://t.me.example/support',
  ])('leaves another address as it is: %s', (href) => {
    expect(link(href)).toEqual({ href, hasUid: false })
  })

  it('sends nothing for a visitor', () => {
    expect(link('https://chat.example/room?uid=', null)).toEqual({
      href: 'https://chat.example/room?uid=',
      hasUid: false,
    })
  })
})
