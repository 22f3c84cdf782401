import { createHash, X509Certificate } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, CDPSession, Page } from 'playwright'
import react from '@vitejs/plugin-react'
import { build as buildByVite } from 'vite'
import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import { compress } from '../../scripts/build/compress.ts'
import { launchChromium } from '../../scripts/chromium.ts'
import { inRoot } from '../../scripts/root.ts'
import { toStorageName } from '../../src/platform/storage.ts'
import { toStoredUser, type UserFields } from '../../src/stores/stored-user.ts'
import { publish, startNginx } from '../support/nginx.ts'
import { seenBefore } from '../support/seen-before.ts'
import { freePort, startMock, stopped, waitUntilResponding } from '../support/servers.ts'
import { CONTENT_PAGES, type ContentPage } from './content-pages.ts'
import { median } from './figure.ts'

/** 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trips, and a CPU four times slower: a phone on a slow network. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const SLOWER_CPU = 4

/**
 * The tools that throttle ask for the place in the code of each request. By default V8 then parses the app a second time,
 * which no player's browser does: half of the CPU time until the content.
 */
const NO_SECOND_PARSE = '--js-flags=--no-enable-lazy-source-positions'

/** A page that shows nothing by then has failed. */
const CONTENT_TIMEOUT_MS = 60_000

/** A request as it went over the network. */
interface Loaded {
  readonly url: string
  /** When it ended, in milliseconds since the page began to load. */
  end: number
  /** With its headers, compressed. */
  bytes: number
}

/** One visit: when the content was painted, and what had loaded by then. */
export interface Visit {
  /** Milliseconds since the page began to load. */
  readonly time: number
  readonly bytes: number
  readonly requests: number
  readonly loaded: readonly Loaded[]
}

/** The medians of a page in one build. */
export interface ContentFigures {
  readonly page: string
  readonly build: string
  readonly time: number
  readonly bytes: number
  readonly requests: number
  /** The time divided by the floor's. */
  readonly ratio: number
  readonly last: Visit
}

interface ContentTimeOptions {
  /** Folders of builds by name; the floor is added. */
  readonly builds: Readonly<Record<string, string>>
  readonly runs: number
  /** Only the page at this address. */
  readonly page?: string | undefined
  /** Each visit is the second one, with the files of the first in the browser's HTTP cache. */
  readonly isWarm?: boolean | undefined
}

/**
 * Content time: when a page shows what a player came for, on a cold cache, behind `deploy/nginx.conf` with HTTP/2 and
 * TLS. Each build beside the floor, the least app of the same libraries with the same reads, in alternating runs.
 */
export async function measureContentTime({
  builds,
  runs,
  page: only,
  isWarm = false,
}: ContentTimeOptions): Promise<ContentFigures[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tumpak-content-'))
  const mock = await startMock()
  const stops: (() => Promise<void>)[] = [mock.stop]
  try {
    await buildFloor(join(folder, 'floor-build'))
    const servers: [string, string][] = []
    const keys: string[] = []
    for (const [name, dist] of Object.entries({ floor: join(folder, 'floor-build'), ...builds })) {
      const served = await serve(join(folder, name), dist, mock.url)
      servers.push([name, served.url])
      keys.push(served.key)
      stops.push(served.stop)
    }
    // Chromium trusts these keys: it caches nothing that came with a certificate of nobody.
    const browser = await launchChromium([NO_SECOND_PARSE, `--ignore-certificate-errors-spki-list=${keys.join()}`])
    stops.push(() => browser.close())
    const figures: ContentFigures[] = []
    for (const page of CONTENT_PAGES.filter(({ path }) => only === undefined || path === only)) {
      const visits = new Map<string, Visit[]>(servers.map(([name]) => [name, []]))
      for (let round = 0; round < runs; round += 1)
        for (const [name, url] of servers) visits.get(name)?.push(await visit(browser, url, page, isWarm))
      const floor = median((visits.get('floor') ?? []).map(({ time }) => time))
      for (const [build, all] of visits) figures.push(summarize(page.path, build, all, floor))
    }
    return figures
  } finally {
    await Promise.all(stops.reverse().map((stop) => stop()))
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

/** The figures of our pages beside the floor's, in Markdown. */
export function contentTable(figures: readonly ContentFigures[]): string {
  const cells = ({ time, bytes, requests }: ContentFigures) =>
    `${String(Math.round(time))} · ${String(Math.round(bytes / 1024))} · ${String(requests)}`
  return [
    '| page | build | ms · KiB · requests | of the floor |',
    '|---|---|---|---|',
    ...figures.map((one) => `| \`${one.page}\` | ${one.build} | ${cells(one)} | ${one.ratio.toFixed(2)} |`),
  ].join('\n')
}

function summarize(page: string, build: string, visits: readonly Visit[], floor: number): ContentFigures {
  const middle = (name: 'time' | 'bytes' | 'requests') => median(visits.map((one) => one[name]))
  const last = visits.at(-1)
  if (last === undefined) throw new Error('A page needs at least one run')
  const time = middle('time')
  return { page, build, time, bytes: middle('bytes'), requests: middle('requests'), ratio: time / floor, last }
}

/** Builds the floor app, the smallest app of the same libraries, into a folder. */
async function buildFloor(outDir: string): Promise<void> {
  await buildByVite({
    root: 'tests/perf/floor',
    configFile: false,
    logLevel: 'error',
    // Compressed as ours is: both are behind nginx.
    plugins: [react(), compress()],
    build: { outDir, emptyOutDir: true, target: 'baseline-widely-available', modulePreload: { polyfill: false } },
  })
}

/** Serves a build as players get it. */
async function serve(
  folder: string,
  dist: string,
  mockUrl: string,
): Promise<{ url: string; key: string; stop: () => Promise<void> }> {
  mkdirSync(join(folder, 'run'), { recursive: true })
  cpSync(inRoot('deploy'), folder, { recursive: true })
  publish(dist, folder)
  const port = await freePort()
  const child = startNginx(folder, { port, statusPort: await freePort(), api: new URL(mockUrl).host, tls: true })
  // Not over TLS: the certificate is nobody's. Plain HTTP gets an error page, which is a response.
  await waitUntilResponding(`http://127.0.0.1:${String(port)}/healthz`, child)
  const { publicKey } = new X509Certificate(readFileSync(join(folder, 'run/certificate.pem')))
  const key = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64')
  return { url: `https://127.0.0.1:${String(port)}`, key, stop: () => stopped(child) }
}

/** Opens a page, until its content is painted. */
async function visit(
  browser: Browser,
  origin: string,
  { path, persona, hasContent }: ContentPage,
  isWarm: boolean,
): Promise<Visit> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    // Its own cache fills late, at different times.
    serviceWorkers: 'block',
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  try {
    await context.addInitScript(seenBefore)
    if (persona !== undefined) {
      const response = await context.request.post(`${origin}/api/user/login`, {
        data: { username: persona, password: hashPassword('tumpak123') },
      })
      const { data } = (await response.json()) as { data: UserFields }
      await context.addInitScript(
        ([name, value]) => localStorage.setItem(name, JSON.stringify({ value, expires: Date.now() + 86_400_000 })),
        [toStorageName('userInfo'), toStoredUser(data)] as const,
      )
    }
    if (isWarm) {
      const first = await context.newPage()
      await first.goto(origin + path, { waitUntil: 'networkidle' })
      await first.close()
    }
    const page = await context.newPage()
    // As text: the page's policy forbids to make a function of one.
    await page.addInitScript(`(${noteContent.toString()})(${hasContent.toString()})`)
    const session = await context.newCDPSession(page)
    const loaded = await watchRequests(session)
    await session.send('Network.emulateNetworkConditions', NETWORK)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU })
    await page.goto(origin + path, { waitUntil: 'commit' })
    return toVisit(await contentAt(page), loaded())
  } finally {
    await context.close()
  }
}

async function contentAt(page: Page): Promise<number> {
  const handle = await page.waitForFunction(() => (window as { contentAt?: number }).contentAt, undefined, {
    timeout: CONTENT_TIMEOUT_MS,
  })
  return Number(await handle.jsonValue())
}

function toVisit(time: number, loaded: readonly Loaded[]): Visit {
  const inTime = loaded.filter(({ end }) => end <= time)
  return {
    time,
    bytes: inTime.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: inTime.length,
    loaded: inTime,
  }
}

/** Collects the requests of a page; those that have ended are returned when asked for. */
async function watchRequests(session: CDPSession): Promise<() => Loaded[]> {
  const requests = new Map<string, Loaded>()
  let began: number | undefined
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!request.url.startsWith('http')) return
    began ??= timestamp
    requests.set(requestId, { url: request.url, end: Number.POSITIVE_INFINITY, bytes: 0 })
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const found = requests.get(requestId)
    if (found === undefined || began === undefined) return
    found.end = (timestamp - began) * 1000
    found.bytes = encodedDataLength
  })
  await session.send('Network.enable')
  return () => [...requests.values()]
}

/** Notes on `window` when the content has been painted. Runs in the page before its own scripts. */
function noteContent(hasContent: () => boolean): void {
  const look = () => {
    if (!document.querySelector('#root') || !hasContent()) requestAnimationFrame(look)
    // The frame that shows it is the next one.
    else requestAnimationFrame(() => Object.assign(window, { contentAt: performance.now() }))
  }
  requestAnimationFrame(look)
}
