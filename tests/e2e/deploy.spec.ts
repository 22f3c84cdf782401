import { once } from 'node:events'
import { cpSync, existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { inRoot } from '../../scripts/root.ts'
import { APP_DIST, freePort } from '../support/servers.ts'
import { expect, fillLogin, FULL_ONLY, openAs } from './support/test.ts'
import { deployTest as test, findAsset, type Deployed } from './support/web-server.ts'

const REPORTS = await freePort()

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

    test("the app uses the hooks that the operator's file names", { tag: FULL_ONLY }, async ({ deployed, page }) => {
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

    test(
      'is in maintenance while the file is there: the API gets 503, the app and its health check remain',
      { tag: FULL_ONLY },
      async ({ deployed, page }) => {
        writeFileSync(join(deployed.folder, 'maintenance'), '')
        expect((await deployed.send('/api/config/fetch')).status).toBe(503)
        expect((await deployed.send('/healthz')).status).toBe(200)
        await page.goto('/game')
        const screen = page.getByRole('alertdialog', { name: "We'll be right back" })
        await expect(screen).toBeVisible()
        rmSync(join(deployed.folder, 'maintenance'))
        await screen.getByRole('button', { name: 'Retry' }).click()
        await expect(page.getByRole('tab', { name: 'Slots' })).toBeVisible()
      },
    )

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

    test(
      'a deploy keeps the chunks of a page that is open, and removes them after some days',
      { tag: FULL_ONLY },
      async ({ deployed, page }) => {
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
      },
    )

    test.describe('with an address for reports', () => {
      test.use({ sources: { reportUrl: `http://127.0.0.1:${String(REPORTS)}/csp?key=1` } })

      test('gets what breaks the security policy', { tag: FULL_ONLY }, async ({ page, pageErrors }) => {
        const server = createServer().listen(REPORTS, '127.0.0.1')
        try {
          await page.goto('/login')
          const arrived = once(server, 'request') as Promise<[IncomingMessage]>
          await page.evaluate(() => {
            document.head.append(Object.assign(document.createElement('style'), { textContent: 'body {}' }))
          })
          const [request] = await arrived
          expect([request.method, request.url]).toEqual(['POST', '/csp?key=1'])
          expect(await text(request)).toContain('"effective-directive":"style-src-elem"')
          expect(pageErrors.splice(0)).toHaveLength(1)
        } finally {
          server.close()
          server.closeAllConnections()
        }
      })
    })
  })
}
