import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { HEARTBEAT } from '#generated/ws/socket.ts'
import { inRoot } from '../../scripts/root.ts'

const CONFIG = readFileSync(inRoot('deploy/nginx.conf'), 'utf8')

/** `HTTP_TIMEOUT_MS` of src/api, in seconds. */
const APP_TIMEOUT_SECONDS = 10

/** The read and send timeouts of a location, in seconds. */
function getTimeouts(location: string): number[] {
  const [, block = ''] = CONFIG.split(`location ${location} {`)
  const end = block.indexOf('proxy_pass')
  return [...block.slice(0, end).matchAll(/proxy_(?:read|send)_timeout (\d+)s;/g)].map(([, seconds]) => Number(seconds))
}

describe('deploy/nginx.conf', () => {
  it('keeps a socket open for two minutes of silence: a hidden page pings once a minute', () => {
    const timeouts = getTimeouts('^~ /webSocket/')
    expect(timeouts).toHaveLength(2)
    for (const timeout of timeouts) expect(timeout).toBeGreaterThan(2 * HEARTBEAT.silenceSeconds)
  })

  it('waits longer for the API than the app does', () => {
    const timeouts = getTimeouts('~ ^/(api|art)/')
    expect(timeouts).toHaveLength(2)
    for (const timeout of timeouts) expect(timeout).toBeGreaterThan(APP_TIMEOUT_SECONDS)
  })

  it('limits by address what needs no session and does more than read', () => {
    const [, pattern = ''] = /"~(\^POST [^"]+)" \$binary_remote_addr;/.exec(CONFIG) ?? []
    const limited = new RegExp(pattern)
    const { paths } = JSON.parse(readFileSync(inRoot('generated/openapi.json'), 'utf8')) as {
      paths: Record<string, { post?: { security?: unknown[]; 'x-effect'?: string } }>
    }
    for (const [path, { post }] of Object.entries(paths)) {
      const isOpen = post?.security?.length === 0 && post['x-effect'] !== 'read'
      expect(limited.test(`POST ${path}`), path).toBe(isOpen)
    }
  })
})
