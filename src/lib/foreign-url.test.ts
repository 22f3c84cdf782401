import { describe, expect, it, test } from 'vitest'
import { isLoopback, readForeignUrl, readLinkUrl, readPictureUrl } from './foreign-url.ts'

const DEPLOYED = { protocol: 'https:', hostname: 'casino.example' }
const LOCAL = { protocol: 'http:', hostname: '127.0.0.1' }

test('readForeignUrl accepts an https address of another host', () => {
  for (const app of [DEPLOYED, LOCAL]) {
    expect(readForeignUrl('https://games.example/play?token=1', app)?.href).toBe('https://games.example/play?token=1')
  }
})

test('readForeignUrl accepts http between loopback hosts only', () => {
  expect(readForeignUrl('http://localhost:4010/demo/slot?token=1', LOCAL)?.host).toBe('localhost:4010')
  expect(readForeignUrl('http://[::1]:4010/demo', LOCAL)).not.toBeNull()
  expect(readForeignUrl('http://games.example/play', LOCAL)).toBeNull()
  expect(readForeignUrl('http://localhost:4010/demo', DEPLOYED)).toBeNull()
  expect(readForeignUrl('http://localhost:4010/demo', { protocol: 'https:', hostname: '127.0.0.1' })).toBeNull()
})

test.each([
  'https://casino.example/game',
  'https://CASINO.example/game',
  'https://casino.example./game',
  'https://casino.example:8443/game',
])('our own host is refused: %s', (text) => {
  expect(readForeignUrl(text, DEPLOYED)).toBeNull()
})

test.each([
  '/play',
  '//games.example/play',
  'play',
  '',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://games.example/1',
  'about:blank',
  'ftp://games.example/play',
  'gcash://pay',
  'https://casino.example@games.example/',
  'https://user:secret@games.example/',
  ' https://games.example/',
  'https://games.example/\n',
  'ht\ttps://games.example/',
])('what is no plain https address is refused: %j', (text) => {
  expect(readForeignUrl(text, DEPLOYED)).toBeNull()
})

describe('readForeignUrl', () => {
  const INTRANET = { protocol: 'https:', hostname: '10.1.2.3' }

  it.each([
    'https://127.0.0.1/',
    'https://localhost./',
    'https://app.localhost/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://0.0.0.0/',
    'https://[::]/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
  ])('refuses this machine unless the app is served from it: %s', (text) => {
    expect(readForeignUrl(text, DEPLOYED)).toBeNull()
    expect(readForeignUrl(text, INTRANET)).toBeNull()
  })

  it.each([
    'https://10.0.0.1/',
    'https://172.16.0.1/',
    'https://172.31.255.255/',
    'https://192.168.1.1:8443/',
    'https://169.254.169.254/',
    'https://100.64.0.1/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://[2002:a00:1::]/',
    'https://router/',
    'https://nas.local/',
    'https://db.internal./',
  ])('refuses a private host unless the app is served from one: %s', (text) => {
    expect(readForeignUrl(text, DEPLOYED)).toBeNull()
    expect(readForeignUrl(text, INTRANET)).not.toBeNull()
    expect(readForeignUrl(text, LOCAL)).not.toBeNull()
  })

  it.each([
    'https://172.15.0.1/',
    'https://172.32.0.1/',
    'https://100.63.0.1/',
    'https://192.169.0.1/',
    'https://[2606:4700::1111]/',
    'https://local.example/',
  ])('takes a public host: %s', (text) => {
    expect(readForeignUrl(text, DEPLOYED)).not.toBeNull()
  })
})

test('isLoopback knows the names of this machine', () => {
  expect(['localhost', 'app.localhost', '127.0.0.1', '127.3.2.1', '[::1]'].every(isLoopback)).toBe(true)
  expect(['localhost.example', '127.0.0.1.example', '10.0.0.1', 'xlocalhost'].some(isLoopback)).toBe(false)
})

describe('readLinkUrl', () => {
  it("accepts the app's own host", () => {
    expect(readLinkUrl('https://casino.example/terms', DEPLOYED)?.href).toBe('https://casino.example/terms')
    expect(readLinkUrl('https://legal.example/terms', DEPLOYED)?.host).toBe('legal.example')
    expect(readLinkUrl('http://127.0.0.1:5173/terms', LOCAL)?.host).toBe('127.0.0.1:5173')
  })

  it.each(['http://casino.example/terms', 'javascript:alert(1)', 'https://me:pw@casino.example/', '/terms', ''])(
    'refuses %j',
    (text) => {
      expect(readLinkUrl(text, DEPLOYED)).toBeNull()
    },
  )
})

describe('readPictureUrl', () => {
  const APP = { ...DEPLOYED, origin: 'https://casino.example' }

  it.each([
    '/art/game.webp?w=320',
    'https://casino.example/art/game.webp',
    'https://cdn.example/game.webp',
    'data:image/png;base64,AAAA',
  ])('accepts %s', (text) => expect(readPictureUrl(text, APP)).toBe(text))

  it.each([
    '',
    'game.webp',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'vbscript:x',
    'data:text/html,<b>',
    'blob:https://casino.example/1',
    'file:///etc/hosts',
    '//evil.example/a.png',
    '/\\evil.example/a.png',
    'http://cdn.example/a.png',
    'https://me:pw@cdn.example/a.png',
    'https://me@casino.example/a.png',
    'https://192.168.0.1/a.png',
    'https://localhost/a.png',
  ])('refuses %j', (text) => expect(readPictureUrl(text, APP)).toBeNull())

  it('accepts http on a local server, from its own origin and other ports', () => {
    const app = { ...LOCAL, origin: 'http://127.0.0.1:5173' }
    for (const text of ['/art/a.svg', 'http://127.0.0.1:5173/a.svg', 'http://localhost:4010/a.svg'])
      expect(readPictureUrl(text, app)).toBe(text)
  })
})
