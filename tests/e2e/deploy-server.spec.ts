import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect } from 'playwright/test'
import { securityHeaders } from '../../scripts/preview/security-headers.ts'
import { inRoot } from '../../scripts/root.ts'
import { EXAMPLE } from '../../scripts/wrapper/example-settings.ts'
import { toAppleAssociation, toAssetLinks, writeLinks } from '../../scripts/wrapper/links.ts'
import { APP_DIST } from '../support/servers.ts'
import { FULL_ONLY } from './support/test.ts'
import { findAsset, serverTest as test } from './support/web-server.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'

for (const webServer of ['nginx', 'caddy'] as const) {
  test.describe(webServer, { tag: webServer === 'caddy' ? FULL_ONLY : [] }, () => {
    test.use({ webServer })

    test('sends the security headers of the preview with every response, for each scheme and host', async ({
      deployed,
    }) => {
      const paths = [
        '/',
        '/game',
        findAsset(inRoot(APP_DIST), 'index'),
        '/assets/lost-1.js',
        '/api/config/fetch',
        '/sw.js',
      ]
      for (const host of [
        '127.0.0.1:8080',
        'localhost',
        'play.example.com',
        'play.example.com:8443',
        '[::1]:80',
        'a;b',
      ]) {
        for (const secure of [false, true]) {
          const { 'strict-transport-security': hsts, ...others } = securityHeaders({ secure, host })
          for (const path of paths) {
            const { headers } = await deployed.send(path, { host, ...(secure && { 'x-forwarded-proto': 'https' }) })
            expect(headers, `${path} on ${host}`).toMatchObject(others)
            expect(headers['strict-transport-security'], `${path} on ${host}`).toBe(hsts)
          }
        }
      }
    })

    test("keeps the backend's own stricter policy", { tag: FULL_ONLY }, async ({ deployed }) => {
      const { headers } = await deployed.send('/art/avatar/a1.svg')
      expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'")
      expect(headers['x-frame-options']).toBe('DENY')
    })

    test('caches hashed files for good, and no document, service worker or lost file', async ({ deployed }) => {
      const index = readFileSync(inRoot(APP_DIST, 'index.html'))
      for (const path of ['/', '/game', '/returnGift/12?x=1.5', '/index.html']) {
        const { status, headers, body } = await deployed.send(path)
        expect([status, headers['cache-control'], body.equals(index)], path).toEqual([200, 'no-cache', true])
        expect(headers['content-type']).toBe('text/html; charset=utf-8')
      }
      const asset = await deployed.send(findAsset(inRoot(APP_DIST), 'index'))
      expect([asset.status, asset.headers['cache-control']]).toEqual([200, IMMUTABLE])
      expect(asset.headers['content-type']).toMatch(/^(text|application)\/javascript; charset=utf-8$/)
      for (const path of ['/sw.js', '/boot.js', '/manifest.webmanifest', '/operator.json', '/favicon.svg']) {
        const { status, headers } = await deployed.send(path)
        expect([status, headers['cache-control']], path).toEqual([200, 'no-cache'])
        const again = await deployed.send(path, { 'if-none-match': String(headers.etag) })
        expect([again.status, again.headers['cache-control']], path).toEqual([304, 'no-cache'])
      }
      for (const path of [
        '/assets/lost-1a2b.js',
        '/assets/lost',
        '/lost.png',
        '/.vite/manifest.json',
        '/../nginx.conf',
      ]) {
        const { status, headers, body } = await deployed.send(path)
        expect([status, headers['cache-control']], path).toEqual([404, 'no-store'])
        expect(body.includes('id="root"'), path).toBe(false)
      }
    })

    test('sends files as the build compressed them, and compresses the API', async ({ deployed }) => {
      for (const path of ['/game', findAsset(inRoot(APP_DIST), 'index'), '/sw.js']) {
        const file = inRoot(APP_DIST, path === '/game' ? 'index.html' : path.slice(1))
        const plain = await deployed.send(path)
        expect(plain.body.equals(readFileSync(file)), path).toBe(true)
        for (const [accepted, encoding, ending] of [
          ['gzip, deflate, br', 'br', '.br'],
          ['gzip, deflate', 'gzip', '.gz'],
        ] as const) {
          const { headers, body } = await deployed.send(path, { 'accept-encoding': accepted })
          expect([headers['content-encoding'], headers.vary], path).toEqual([encoding, 'Accept-Encoding'])
          expect(body.equals(readFileSync(file + ending)), path).toBe(true)
        }
      }
      const config = await deployed.send('/api/config/fetch', { 'accept-encoding': 'gzip, br' })
      const unzip = config.headers['content-encoding'] === 'br' ? brotliDecompressSync : gunzipSync
      expect(JSON.parse(String(unzip(config.body)))).toMatchObject({ success: true })
    })

    test("takes the operator's own runtime file instead of the build's", { tag: FULL_ONLY }, async ({ deployed }) => {
      expect(String((await deployed.send('/operator.json')).body).trim()).toBe('{}')
      const text = '{ "errorHook": "onProblem" }\n'
      writeFileSync(join(deployed.folder, 'operator.json'), text)
      const { headers, body } = await deployed.send('/operator.json')
      expect([headers['cache-control'], String(body)]).toEqual(['no-cache', text])
    })

    test('passes pictures of the full size to the backend', { tag: FULL_ONLY }, async ({ deployed }) => {
      const sent = { method: 'POST', body: Buffer.alloc(5 * 1024 * 1024 + 1000) }
      const { headers } = await deployed.send('/api/common/uploadImg', { 'content-type': 'multipart/form-data' }, sent)
      // The backend's own refusal is JSON.
      expect(headers['content-type']).toContain('json')
    })

    test('serves the link files of the wrapper as JSON, without a redirect', async ({ deployed }) => {
      const dist = join(deployed.folder, 'next')
      cpSync(inRoot(APP_DIST), dist, { recursive: true })
      writeLinks(EXAMPLE, join(dist, '.well-known'))
      deployed.publish(dist)
      for (const [file, text] of [
        ['assetlinks.json', toAssetLinks(EXAMPLE)],
        ['apple-app-site-association', toAppleAssociation(EXAMPLE)],
      ] as const) {
        const { status, headers, body } = await deployed.send(`/.well-known/${file}`)
        expect([status, String(body)], file).toEqual([200, text])
        expect(headers['content-type'], file).toMatch(/^application\/json(?:; charset=utf-8)?$/)
        expect(headers['cache-control'], file).toBe('no-cache')
      }
    })

    test('publishes and serves the files below /.well-known/, and no other file with a dot', async ({ deployed }) => {
      const dist = join(deployed.folder, 'next')
      cpSync(inRoot(APP_DIST), dist, { recursive: true })
      const files = {
        'security.txt': /^text\/plain; charset=utf-8$/,
        'acme-challenge/token-1': /^text\/plain; charset=utf-8$/,
        'tdmrep.v1.json': /^application\/json/,
      }
      for (const file of [...Object.keys(files), '.env', 'acme-challenge/.git/config']) {
        mkdirSync(dirname(join(dist, '.well-known', file)), { recursive: true })
        writeFileSync(join(dist, '.well-known', file), `[] ${file}\n`)
      }
      for (const file of ['.env', '.git/config', 'regulators/.well-known/file']) {
        for (const folder of [dist, join(deployed.folder, 'site')]) {
          mkdirSync(dirname(join(folder, file)), { recursive: true })
          writeFileSync(join(folder, file), 'secret')
        }
      }
      deployed.publish(dist)
      for (const [file, type] of Object.entries(files)) {
        const { status, headers, body } = await deployed.send(`/.well-known/${file}`)
        expect([status, headers['cache-control'], String(body)], file).toEqual([200, 'no-cache', `[] ${file}\n`])
        expect(headers['content-type'], file).toMatch(type)
      }
      for (const path of [
        '/.well-known/change-password',
        // No app is vouched for by default.
        '/.well-known/assetlinks.json',
        '/.well-known/apple-app-site-association',
        '/.well-known/lost.json',
        '/.well-known',
        '/.well-known/',
        '/.well-known/acme-challenge',
        '/.well-known/acme-challenge/',
        '/.well-known/.env',
        '/.well-known/acme-challenge/.git/config',
        '/.well-known/%2e%2e/.env',
        '/.well-known/x/..%2f..%2f.env',
        '/regulators/.well-known/file',
        '/.env',
        '/.git/config',
        '/.vite/manifest.json',
      ]) {
        const { status, body } = await deployed.send(path)
        expect([status, body.includes('id="root"')], path).toEqual([404, false])
      }
    })

    test(
      'says how many connections are open, at an address of this machine alone',
      { tag: FULL_ONLY },
      async ({ deployed }) => {
        const address = webServer === 'nginx' ? '/status' : '/metrics'
        const text = await (await fetch(deployed.statusUrl + address)).text()
        expect(text).toMatch(webServer === 'nginx' ? /^Active connections: \d+/ : /^caddy_http_requests_in_flight\{/m)
        expect((await fetch(`${deployed.statusUrl}/`)).status).toBe(404)
        expect(String((await deployed.send(address)).body)).toContain('id="root"')
      },
    )
  })
}
