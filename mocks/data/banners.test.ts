import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { getMessages } from '../messages/messages.ts'
import { BANNERS } from './banners.ts'

/** Maximum number of words in an offer. */
const WORDS = 5

describe('banners', () => {
  it.each(BANNERS)('$id leads to a page that has a screen, and not to the lobby', ({ link }) => {
    expect(existsSync(new URL(`../../src/routes/_shell${link}.tsx`, import.meta.url))).toBe(true)
    expect(link).not.toBe('/game')
  })

  it.each(BANNERS)('$id has a short offer in both languages', ({ id }) => {
    const [english = '', vietnamese = ''] = [getMessages('en-US'), getMessages('vi-VN')].map(
      ({ banners }) => banners[id],
    )
    expect(english.split(' ').length).toBeLessThanOrEqual(WORDS)
    expect(english).not.toBe('')
    expect(vietnamese).not.toBe('')
    expect(vietnamese).not.toBe(english)
  })
})
