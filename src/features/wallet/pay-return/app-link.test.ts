import { describe, expect, it } from 'vitest'
import { toAppLink } from './app-link.ts'

const PATH = '/finance/recharge?order=D1'
const ORIGIN = new URL('https://play.example:8443/finance/return')
const ANDROID = { userAgent: 'Mozilla/5.0 (Linux; Android 14; SM-A057F) Chrome/140.0.0.0', maxTouchPoints: 5 }
const IPHONE = { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', maxTouchPoints: 5 }
const DESKTOP = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0', maxTouchPoints: 0 }
const APP_ID = 'com.example.tumpak'

describe('toAppLink', () => {
  it("is Android's intent for the page, which falls back to the page itself", () => {
    const link = toAppLink(PATH, ORIGIN, ANDROID, undefined)
    expect(link).toMatch(/^intent:\/\/play\.example:8443\/finance\/recharge\?order=D1#Intent;scheme=https;/u)
    expect(link).toContain(
      'S.browser_fallback_url=https%3A%2F%2Fplay.example%3A8443%2Ffinance%2Frecharge%3Forder%3DD1;end',
    )
    expect(link).not.toContain('package=')
    expect(toAppLink(PATH, ORIGIN, ANDROID, APP_ID)).toContain(';package=com.example.tumpak;')
  })

  it("is the page in the app's own scheme on iOS, if the app's id is known", () => {
    expect(toAppLink(PATH, ORIGIN, IPHONE, APP_ID)).toBe(
      'com.example.tumpak://play.example:8443/finance/recharge?order=D1',
    )
    expect(toAppLink(PATH, ORIGIN, IPHONE, undefined)).toBe(PATH)
  })

  it('is the page itself elsewhere', () => {
    expect(toAppLink(PATH, ORIGIN, DESKTOP, APP_ID)).toBe(PATH)
  })
})
