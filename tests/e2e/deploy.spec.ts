import { cpSync, existsSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { securityHeaders } from '../../scripts/preview/security-headers.ts'
import { inRoot } from '../../scripts/root.ts'
import { APP_DIST } from '../support/servers.ts'
import { expect, fillLogin, FULL_ONLY, openAs } from './support/test.ts'
import { deployTest as test, type Deployed } from './support/web-server.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'

/** A file of the site's `assets/` whose name begins so. */
function findAsset(folder: string, name: string): string {
  const found = readdirSync(join(folder, 'assets')).find((file) => file.startsWith(`${name}-`) && file.endsWith('.js'))
  if (found === undefined) throw new Error(`${folder} has no chunk ${name}`)
  return `/assets/${found}`
}

/** A file and its compressed ones; a small file has none. */
function withCompressed(file: string): string[] {
  return ['', '.br', '.gz'].map((suffix) => file + suffix).filter((one) => existsSync(one))
}

/** The next build: the page is another, and a chunk has another name. Returns its folder. */
function makeNextBuild({ folder }: Deployed, chunk: string): string {
  const next = join(folder, 'next')
  cpSync(inRoot(APP_DIST), next, { recursive: true })
  for (const file of withCompressed(`${next}${chunk}`)) rmSync(file)
  for (const suffix of ['.br', '.gz']) rmSync(join(next, `index.html${suffix}`))
  const page = join(next, 'index.html')
  writeFileSync(page, readFileSync(page, 'utf8').replace('</head>', '<meta name="build" content="next" /></head>'))
  return next
}

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

    test("keeps the backend's own stricter policy", async ({ deployed }) => {
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

    test("takes the operator's own runtime file instead of the build's", async ({ deployed }) => {
      expect(String((await deployed.send('/operator.json')).body).trim()).toBe('{}')
      const text = '{ "errorHook": "onProblem" }\n'
      writeFileSync(join(deployed.folder, 'operator.json'), text)
      const { headers, body } = await deployed.send('/operator.json')
      expect([headers['cache-control'], String(body)]).toEqual(['no-cache', text])
    })

    test("the app uses the hooks that the operator's file names", async ({ deployed, page }) => {
      writeFileSync(
        join(deployed.folder, 'operator.json'),
        '{ "vitalsHook": "onVital", "analyticsHook": "onConversion" }',
      )
      await page.addInitScript(() => {
        const vitals: string[] = []
        Object.assign(globalThis, { vitals, onVital: ({ name }: { name: string }) => vitals.push(name) })
      })
      await openAs(page, 'ratified', '/profile')
      await expect(page.getByRole('switch', { name: 'Help measure advertising' })).toBeVisible()
      await page.waitForFunction(() => (globalThis as unknown as { vitals: string[] }).vitals.includes('TTFB'))
    })

    test('passes pictures of the full size to the backend', async ({ deployed }) => {
      const sent = { method: 'POST', body: Buffer.alloc(5 * 1024 * 1024 + 1000) }
      const { headers } = await deployed.send('/api/common/uploadImg', { 'content-type': 'multipart/form-data' }, sent)
      // The backend's own refusal is JSON.
      expect(headers['content-type']).toContain('json')
    })

    test('is in maintenance while the file is there: the API gets 503, the app and its health check remain', async ({
      deployed,
      page,
    }) => {
      writeFileSync(join(deployed.folder, 'maintenance'), '')
      expect((await deployed.send('/api/config/fetch')).status).toBe(503)
      expect((await deployed.send('/healthz')).status).toBe(200)
      await page.goto('/game')
      const screen = page.getByRole('alertdialog', { name: "We'll be right back" })
      await expect(screen).toBeVisible()
      rmSync(join(deployed.folder, 'maintenance'))
      await screen.getByRole('button', { name: 'Retry' }).click()
      await expect(page.getByRole('tab', { name: 'Slots' })).toBeVisible()
    })

    test('a player logs in, keeps a session cookie, and hears the socket', async ({ page, context, sandbox }) => {
      await page.goto('/login')
      await fillLogin(page, 'vip8player')
      await expect(page).toHaveURL(/\/game/)
      expect(await context.cookies()).toContainEqual(
        expect.objectContaining({ name: 'tumpak_session', domain: '127.0.0.1', httpOnly: true, sameSite: 'Lax' }),
      )
      const menu = page.getByRole('button', { name: 'Open menu', exact: true })
      await sandbox.push('inbox.unread', 0)
      await expect(menu).toBeVisible()
      await sandbox.push('inbox.unread', 2)
      await expect(page.getByRole('button', { name: 'Open menu, unread messages' })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('banner')).toContainText('₱')
    })

    test('a deploy keeps the chunks of a page that is open, and removes them after some days', async ({
      deployed,
      page,
    }) => {
      const chunk = findAsset(inRoot(APP_DIST), 'faq')
      await page.goto('/game')
      await expect(page.getByRole('tab', { name: 'Slots' })).toBeVisible()
      const loads: string[] = []
      page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()))
      deployed.publish(makeNextBuild(deployed, chunk))
      expect(String((await deployed.send('/game')).body)).toContain('content="next"')
      const lateChunk = page.waitForResponse((response) => response.url().endsWith(chunk))
      await page.getByRole('link', { name: 'FAQ' }).first().click()
      expect((await lateChunk).status()).toBe(200)
      await expect(page.getByRole('heading', { name: 'FAQ' }).first()).toBeVisible()
      expect(loads).toEqual([])
      const old = new Date(Date.now() - 32 * 86_400_000)
      for (const file of withCompressed(join(deployed.folder, 'site', chunk))) utimesSync(file, old, old)
      deployed.publish(join(deployed.folder, 'next'))
      expect((await deployed.send(chunk)).status).toBe(404)
      expect((await deployed.send(findAsset(inRoot(APP_DIST), 'index'))).status).toBe(200)
    })
  })
}
