import { expect, test } from 'vitest'
import { createSecrets, hideAndCut, hidePersonalData, hideSecrets } from './hide-secrets.ts'

test.each([
  ['{"otp":123456,"pin": 4321,"kept":99}', '{"otp":"•••","pin": "•••","kept":99}'],
  [
    '{"loginPin":"4321","spin":3,"freeSpin":"4","newPassword":"a\\"b"}',
    '{"loginPin":"•••","spin":3,"freeSpin":"4","newPassword":"•••"}',
  ],
  ['{"password":"cut off in the mid', '{"password":"•••"'],
  ['account=ann&pwd=hunter2&otp=1', 'account=ann&pwd=•••&otp=•••'],
  ['password=hunter2', 'password=•••'],
  ['user%5Bpassword%5D=a&user[pin]=b', 'user%5Bpassword%5D=•••&user[pin]=•••'],
  ['http://host/reset?token=abc&page=2#top', 'http://host/reset?token=•••&page=2#top'],
  ['{"link":"http://host/?access_token=abc"}', '{"link":"http://host/?access_token=•••"}'],
  [
    'Content-Disposition: form-data; name="password"\r\n\r\nhunter2\r\n--b',
    'Content-Disposition: form-data; name="password"\r\n\r\n•••\r\n--b',
  ],
])('hideSecrets: masks a value by the name of its field: %s', (words, shown) => {
  expect(hideSecrets(words, [])).toBe(shown)
})

test.each([
  ['as it is', 'open "sesame"/1 !'],
  ['in an address', encodeURIComponent('open "sesame"/1 !')],
  ['in a form', String(new URLSearchParams({ x: 'open "sesame"/1 !' })).slice(2)],
  ['in JSON', JSON.stringify('open "sesame"/1 !').slice(1, -1)],
])('hideSecrets: masks a known secret %s', (_, written) => {
  expect(hideSecrets(`note=${written}.`, ['open', 'open "sesame"/1 !'])).toBe('note=•••.')
})

test.each(['"\\', '"', '&a', '"a":"b",', '"a":"\\'])(
  'hideSecrets: takes time proportional to the length of the text: %s',
  (piece) => {
    /** Measures CPU time of this thread in microseconds. The minimum of five runs excludes compilation. */
    const measureTime = (pieces: number) => {
      const text = piece.repeat(pieces)
      const works = Array.from({ length: 5 }, () => {
        const before = process.threadCpuUsage()
        hideSecrets(text, ['hunter2'])
        return process.threadCpuUsage(before).user
      })
      return Math.min(...works)
    }
    // Ten times the length takes ten times as long if it is linear, and a hundred times if it is quadratic.
    expect(measureTime(50_000)).toBeLessThan(Math.max(measureTime(5_000), 1000) * 40)
  },
)

test('hideSecrets: masks a secret that cannot be part of an address', () => {
  expect(hideSecrets('half a sign: \uD800abcd', ['\uD800abcd'])).toBe('half a sign: •••')
})

test.each([
  'sessionId',
  'session',
  'apiKey',
  'api_key',
  'X-Api-Key',
  'accessKey',
  'secretKey',
  'jwt',
  'auth',
  'payKey',
  'signature',
  'credential',
  'id_number',
  'verify_code',
  'otpCode',
  'passwordHash',
  'x-session-id',
  'x-auth-key',
])('hideSecrets: %s names a secret', (name) => {
  expect(hideSecrets(`{"${name}":"s3cr3t"}`, [])).not.toContain('s3cr3t')
})

test.each(['spin', 'sessionCount', 'author', 'sortKey', 'Idempotency-Key', 'key', 'hashtag', 'id', 'obsession'])(
  'hideSecrets: %s names no secret',
  (name) => {
    expect(hideSecrets(`{"${name}":"shown"}`, [])).toContain('shown')
  },
)

test.each([
  'fullName',
  'full_name',
  'birthday',
  'dateOfBirth',
  'email',
  'phone',
  'mobileNumber',
  'account',
  'accountNo',
])('hidePersonalData: hides %s', (name) => {
  const secrets = createSecrets([])
  expect(hideSecrets(`{"${name}":"Ana 1"}`, secrets)).toContain('Ana 1')
  hidePersonalData(secrets)
  expect(hideSecrets(`{"${name}":"Ana 1","gameName":"Ludo","accountType":"wallet"}`, secrets)).toBe(
    `{"${name}":"•••","gameName":"Ludo","accountType":"wallet"}`,
  )
})

test('createSecrets: hides fields that the document marks', () => {
  expect(hideSecrets('{"badge":"s3cr3t"}', createSecrets([], new Set(['badge'])))).toBe('{"badge":"•••"}')
})

test('hideAndCut: never shows the head of a secret at the cut', () => {
  const secret = 's3cr3t-session-cookie-of-a-player'
  for (let before = 3940; before < 4060; before += 1)
    expect(hideAndCut('x'.repeat(before) + secret.repeat(3), [secret], 4000)).not.toContain('s3cr')
})
