import { expect, test } from 'vitest'
import { FRAME_QUERY } from '#generated/ws/frames.ts'
import { frameUrl } from './frame-url.ts'

const APP = { protocol: 'https:', hostname: 'casino.example' }
const QUERY = { lang: 'vi-VN', theme: 'dark' }

test('frameUrl adds language and theme, and keeps the launch token', () => {
  expect(frameUrl('https://games.example/play?token=a%2Bb', QUERY, APP)).toBe(
    'https://games.example/play?token=a%2Bb&lang=vi-VN&theme=dark',
  )
})

test('frameUrl replaces a language or theme of the address', () => {
  expect(frameUrl('https://games.example/play?lang=xx&theme=none', QUERY, APP)).toBe(
    'https://games.example/play?lang=vi-VN&theme=dark',
  )
})

test('frameUrl uses the parameters of the contract', () => {
  expect(Object.keys(QUERY)).toEqual([...FRAME_QUERY])
})

test.each(['https://casino.example/game', 'http://games.example/', 'javascript:alert(1)', '/game'])(
  'is not framed: %s',
  (text) => {
    expect(frameUrl(text, QUERY, APP)).toBeNull()
  },
)
