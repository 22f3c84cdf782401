import { describe, expect, it, test } from 'vitest'
import { isLoopback, readForeignUrl, readLinkUrl } from './foreign-url.ts'

const DEPLOYED = { protocol: 'https:', hostname: 'casino.example' }
const LOCAL = { protocol: 'http:', hostname: '127.0.0.1' }

test('an https address of another host may be opened, from anywhere', () => {
  for (const app of [DEPLOYED, LOCAL]) {
    expect(readForeignUrl('https://games.example/play?token=1', app)?.href).toBe('https://games.example/play?token=1')
  }
})

test('http only from a loopback host to a loopback host', () => {
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

test('names of this very machine', () => {
  expect(['localhost', 'app.localhost', '127.0.0.1', '127.3.2.1', '[::1]'].every(isLoopback)).toBe(true)
  expect(['localhost.example', '127.0.0.1.example', '10.0.0.1', 'xlocalhost'].some(isLoopback)).toBe(false)
})

describe('readLinkUrl', () => {
  it('accepts the own host beside other hosts', () => {
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
