import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { startBackend } from '../../packages/backend/src/testing/start-backend.ts'
import { freePort, startPreview } from './servers.ts'

/** A built app over the reference backend, with the players of its seed in an embedded database of its own. */
export interface BackendApp {
  readonly appUrl: string
  /** Ends the server's process, and starts it again on the same data. */
  restart(): Promise<void>
  /** Presses the first button with this name on the operator's page, in a window of its own. */
  pressAsOperator(browser: Browser, button: string): Promise<void>
  /** Sends a letter with a cash reward, by the form of the operator's page. */
  writeLetter(browser: Browser, letter: Readonly<Record<'username' | 'title' | 'cash', string>>): Promise<void>
  stop(): Promise<void>
}

/** Starts both on free ports. Nobody but the operator's page pays out. */
export async function startBackendApp(dist: string): Promise<BackendApp> {
  const folder = mkdtempSync(join(tmpdir(), 'tumpak-backend-'))
  const env = {
    TUMPAK_BACKEND_FOLDER: folder,
    // Not 0: the addresses of its payment and game pages have the port, and it stays over a restart.
    TUMPAK_BACKEND_PORT: String(await freePort()),
    TUMPAK_BACKEND_OPERATOR: 'on',
    TUMPAK_BACKEND_OPERATOR_PORT: '0',
    TUMPAK_BACKEND_PAYOUT_SECONDS: '0',
  }
  let backend = await startBackend(env)
  const preview = await startPreview(backend.url, dist)
  const act = async (browser: Browser, work: (page: Page) => Promise<void>): Promise<void> => {
    const page = await browser.newPage()
    await page.goto(backend.operatorUrl ?? '')
    await work(page)
    await page
      .getByRole('status')
      .filter({ hasText: /^(Decided|Settled|Sent)\.$/ })
      .waitFor()
    await page.close()
  }
  return {
    appUrl: preview.url,
    async restart() {
      await backend.stop()
      backend = await startBackend(env)
    },
    pressAsOperator: (browser, button) => act(browser, (page) => press(page, button)),
    writeLetter: (browser, { username, title, cash }) =>
      act(browser, async (page) => {
        const form = page.locator('form', { has: page.getByLabel('Title', { exact: true }) })
        await form.getByLabel('User name').fill(username)
        await form.getByLabel('Title', { exact: true }).fill(title)
        await page.getByLabel('Text', { exact: true }).fill('From the operator.')
        await page.getByLabel('Cash reward, in pesos').fill(cash)
        await press(page, 'Send')
      }),
    async stop() {
      await Promise.all([preview.stop(), backend.stop()])
      rmSync(folder, { recursive: true })
    },
  }
}

async function press(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).first().click()
}
