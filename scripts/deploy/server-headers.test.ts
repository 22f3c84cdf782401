import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRoot } from '../root.ts'
import { NEEDS, WEB_SERVERS } from '../needs.ts'
import { readReportUrl, readSources } from './read-sources.ts'
import { caddyHeaders, nginxHeaders } from './server-headers.ts'

describe('server headers', () => {
  it('stand in deploy/ as `npm run headers` writes them', () => {
    expect(readFileSync(inRoot('deploy/headers.nginx.conf'), 'utf8')).toBe(nginxHeaders({}))
    expect(readFileSync(inRoot('deploy/headers.caddy'), 'utf8')).toBe(caddyHeaders({}))
  })

  it('allow frames and pictures of the given hosts alone', () => {
    const sources = {
      frameSources: readSources('https://games.example.com, https://*.pay.example.com'),
      pictureSources: readSources('https://cdn.example.com:8443'),
    }
    for (const text of [nginxHeaders(sources), caddyHeaders(sources)]) {
      expect(text).toContain('frame-src https://games.example.com https://*.pay.example.com;')
      expect(text).toContain("img-src 'self' data: blob: https://cdn.example.com:8443;")
      expect(text).not.toMatch(/(frame|img)-src[^;]* https:[ ;]/)
    }
  })

  it('report violations to the given address, whatever the host', () => {
    const reportUrl = readReportUrl('https://reports.example.com/csp?key=1&site=a')
    for (const text of [nginxHeaders({ reportUrl }), caddyHeaders({ reportUrl })]) {
      const policies = text.match(/default-src .*/g) ?? []
      expect(policies).toHaveLength(6)
      for (const policy of policies) expect(policy).toContain(`; report-uri ${String(reportUrl)}"`)
    }
  })
})

describe('readReportUrl', () => {
  it.each([
    'http://reports.example.com',
    'https://reports',
    "https://a.b/c; script-src 'self'",
    'https://a.b/$host',
    '',
  ])('refuses "%s"', (text) => {
    expect(() => readReportUrl(text)).toThrow(/Reports go to/)
  })
})

describe('readSources', () => {
  it.each(['', 'http://games.example.com', 'games.example.com', "'unsafe-inline'", 'https://a.b;script-src', 'https:'])(
    'refuses "%s"',
    (text) => {
      expect(() => readSources(text)).toThrow(/host/)
    },
  )
})

describe('Dockerfile', () => {
  it('installs the packages that the tests install', () => {
    const packages = WEB_SERVERS.nginx.flatMap((name) => NEEDS[name].packages).join(' ')
    expect(readFileSync(inRoot('deploy/Dockerfile'), 'utf8')).toContain(`recommends ${packages} curl`)
  })
})
