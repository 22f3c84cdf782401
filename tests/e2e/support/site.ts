import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { inRoot } from '../../../scripts/root.ts'
import { APP_DIST, startPreview } from '../../support/servers.ts'
import { expect, test as base } from './test.ts'

/** A copy of the built app whose files a test removes or changes, as a deploy does, and restores. */
interface Site {
  readonly url: string
  /** Removes the assets with these names. */
  remove(...names: RegExp[]): void
  /** Changes the text of a file. */
  edit(file: string, change: (text: string) => string): void
  restore(): void
  /** Stops the server, and starts it at the same address. */
  stop(): Promise<void>
  start(): Promise<void>
}

/** A test whose pages come from a preview of its own. */
export const siteTest = base.extend<{ site: Site }>({
  site: async ({ browserName }, hand, { workerIndex, testId }) => {
    const folder = `.cache/sites/${browserName}-${String(workerIndex)}-${testId}`
    const assets = inRoot(folder, 'assets')
    // Keep existing files: one that is written while it is served would stay broken.
    const copy = () => cpSync(inRoot(APP_DIST), inRoot(folder), { recursive: true, force: false })
    copy()
    const start = (port?: number) => startPreview(process.env['TUMPAK_MOCK_URL'] ?? '', folder, port)
    let preview = await start()
    await hand({
      url: preview.url,
      remove(...names) {
        const gone = readdirSync(assets).filter((name) => names.some((pattern) => pattern.test(name)))
        expect(gone).not.toEqual([])
        for (const name of gone) rmSync(`${assets}/${name}`)
      },
      edit(file, change) {
        const path = inRoot(folder, file)
        const before = readFileSync(path, 'utf8')
        const after = change(before)
        expect(after).not.toBe(before)
        writeFileSync(path, after)
      },
      restore: copy,
      stop: () => preview.stop(),
      async start() {
        preview = await start(Number(new URL(preview.url).port))
      },
    })
    await preview.stop()
    rmSync(inRoot(folder), { recursive: true })
  },
  baseURL: async ({ site }, hand) => hand(site.url),
})
