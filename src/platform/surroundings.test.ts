import { describe, expect, test } from 'vitest'
import { isAndroid, isAndroidWithoutChrome, isIos } from './surroundings.ts'

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-A057F'
const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15'

describe('Android without Chrome', () => {
  test.each([
    ['Chrome', `${ANDROID}) ${KIT} Chrome/140.0.0.0 Mobile Safari/537.36`, false],
    ['Samsung', `${ANDROID}) ${KIT} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`, true],
    ['Firefox', 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', true],
    ['Opera', `${ANDROID}) ${KIT} Chrome/138.0.0.0 Mobile Safari/537.36 OPR/90.0`, true],
    [
      'Facebook',
      `${ANDROID}; wv) ${KIT} Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/500.0]`,
      true,
    ],
    ['Chrome on a desktop', `Mozilla/5.0 (X11; Linux x86_64) ${KIT} Chrome/140.0.0.0 Safari/537.36`, false],
    ['Safari on a desktop', MAC, false],
  ])('%s', (_, userAgent, expected) => {
    expect(isAndroidWithoutChrome({ userAgent, maxTouchPoints: 5 })).toBe(expected)
    expect(isAndroid({ userAgent, maxTouchPoints: 5 })).toBe(userAgent.includes('Android'))
  })
})

describe('iOS', () => {
  test.each([
    ['iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15', 5, true],
    ['iPad', MAC, 5, true],
    ['Mac', MAC, 0, false],
    ['Android', `${ANDROID}) ${KIT} Chrome/140.0.0.0`, 5, false],
  ])('%s', (_, userAgent, maxTouchPoints, expected) => {
    expect(isIos({ userAgent, maxTouchPoints })).toBe(expected)
  })
})
