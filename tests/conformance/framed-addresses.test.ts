import { describe, expect, it } from 'vitest'
import { readForeignUrl } from '#src/lib/foreign-url.ts'
import { getFramingRefusal } from '../../packages/conformance/src/frames/framing-refusal.ts'

const PUBLIC = 'https://play.example/'
const PRIVATE = 'https://10.0.0.2/'
const LOCAL = 'http://127.0.0.1:5173/'

describe('getFramingRefusal', () => {
  it.each([
    ['https://games.example/play', PUBLIC, /^undefined$/],
    ['https://8.8.8.8/', PUBLIC, /^undefined$/],
    ['https://[2606:4700::1]/', PUBLIC, /^undefined$/],
    ['https://192.168.1.5/', PRIVATE, /^undefined$/],
    ['http://localhost:4010/', LOCAL, /^undefined$/],
    ['https://10.1.2.3/', LOCAL, /^undefined$/],
    ['https://player@games.example/', PUBLIC, /user name/],
    ['https://play.example/game', PUBLIC, /own host/],
    ['https://play.example:8443/', PUBLIC, /own host/],
    ['https://play.example./', PUBLIC, /own host/],
    ['https://PLAY.example/', 'https://play.example./', /own host/],
    ['http://games.example/', PUBLIC, /https/],
    ['http://localhost/', PUBLIC, /private network/],
    ['https://localhost./', PUBLIC, /private network/],
    ['https://[::1]/', PRIVATE, /private network/],
    ['https://[::ffff:10.0.0.1]/', PUBLIC, /private network/],
    ['https://[fd00::1]/', PUBLIC, /private network/],
    ['https://0.0.0.0/', PUBLIC, /private network/],
    ['https://10.0.0.1/', PUBLIC, /private network/],
    ['https://100.64.0.1/', PUBLIC, /private network/],
    ['https://169.254.169.254/', PUBLIC, /private network/],
    ['https://172.16.0.1/', PUBLIC, /private network/],
    ['https://192.168.0.1/', PUBLIC, /private network/],
    ['https://router/', PUBLIC, /private network/],
    ['https://printer.local/', PUBLIC, /private network/],
    ['https://db.internal./', PUBLIC, /private network/],
  ] as const)('decides on %s from %s as the app does', (address, app, why) => {
    const reason = getFramingRefusal(address, new URL(app))
    expect(String(reason)).toMatch(why)
    expect(readForeignUrl(address, new URL(app)) === null).toBe(reason !== undefined)
  })
})
