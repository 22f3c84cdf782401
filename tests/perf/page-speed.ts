import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { ensureChromium, getFontEnvironment } from '../../scripts/chromium.ts'
import { chromiumArguments } from '@tumpak/contract-kit/find-chromium.ts'
import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import { toStorageName } from '../../src/platform/storage.ts'
import { toStoredUser, type UserFields } from '../../src/stores/stored-user.ts'
import { seenBefore } from '../support/seen-before.ts'
import { startMock, startPreview } from '../support/servers.ts'
import { buildFloor } from './javascript.ts'
import { median } from './figure.ts'
import { installTools, LIGHTHOUSE } from './install.ts'

/** How far a page may be behind the floor app: points of the score, a factor of LCP, milliseconds of TBT. */
interface Goal {
  readonly score: number
  readonly lcp: number
  readonly tbt: number
  readonly requests?: number
}

const USUAL: Goal = { score: 3, lcp: 1.5, tbt: 100 }

/** The measured pages, and the persona that opens each. */
const PAGES: readonly { path: string; persona?: string; goal: Goal }[] = [
  { path: '/game', goal: { score: 4, lcp: 1.75, tbt: 120, requests: 86 } },
  { path: '/login', goal: USUAL },
  { path: '/wallet', persona: 'ratified', goal: USUAL },
  { path: '/finance/recharge', persona: 'ratified', goal: USUAL },
  { path: '/vip', persona: 'ratified', goal: USUAL },
]

interface PageSpeedOptions {
  /** The folder of the build. */
  dist?: string
  before?: string | undefined
  /** Only the page at this address. */
  page?: string | undefined
  runs: number
}

/** The measurements of one run: score of 100, milliseconds, and loaded bytes and requests. */
const FIGURES = ['score', 'FCP', 'LCP', 'TBT', 'CLS', 'requests', 'KiB'] as const
type Run = Record<(typeof FIGURES)[number], number>

/** The fields of a Lighthouse report that are read. */
interface Report {
  categories: { performance: { score: number | null } }
  audits: Record<string, { numericValue?: number; details?: { items?: unknown[] } }>
}

/** The medians of a page in one build. */
export type PageFigures = Run & { page: string; build: string }

/** The pages in each build, and which goals were missed. */
export interface PageSpeed {
  rows: PageFigures[]
  missed: string[]
}

/**
 * Lighthouse on a phone for five pages, each beside the floor app that the same preview serves, in alternating runs. With
 * `before`, the folder of an older build, that one too. Prints each page once it is measured.
 */
export async function measurePages({ dist = 'dist', before, page, runs }: PageSpeedOptions): Promise<PageSpeed> {
  const installed = installTools([LIGHTHOUSE])
  if (installed.failure !== undefined) throw new Error(installed.failure)
  const floorDist = mkdtempSync(join(tmpdir(), 'tumpak-floor-'))
  const mock = await startMock()
  const stops: (() => Promise<void>)[] = [mock.stop]
  try {
    await buildFloor(floorDist)
    const urls: [string, string][] = []
    for (const [name, folder] of Object.entries({ floor: floorDist, ...(before && { before }), ours: dist })) {
      const preview = await startPreview(mock.url, folder)
      stops.push(preview.stop)
      await warmUp(preview.url, join(folder, 'assets'))
      urls.push([name, preview.url])
    }
    const speed: PageSpeed = { rows: [], missed: [] }
    console.log(['page'.padEnd(20), 'build'.padEnd(8), ...FIGURES.map((name) => name.padStart(9))].join(''))
    for (const { path, persona, goal } of PAGES.filter(({ path }) => page === undefined || path === page)) {
      const measured = new Map<string, Run[]>(urls.map(([name]) => [name, []]))
      for (let round = 0; round < runs; round += 1) {
        for (const [name, url] of urls) {
          const target = name === 'floor' ? { url: `${url}/` } : { url: url + path, persona }
          measured.get(name)?.push(await measure(installed.folder, url, target))
        }
      }
      const middles = new Map([...measured].map(([build, all]) => [build, middle(all)]))
      for (const [build, run] of middles) {
        speed.rows.push({ page: path, build, ...run })
        console.log([path.padEnd(20), build.padEnd(8), ...FIGURES.map((name) => shown(name, run[name]))].join(''))
      }
      const missed = missedGoals(goal, middles.get('floor') ?? middle([]), middles.get('ours') ?? middle([]))
      for (const line of missed) console.log(`  ${line}`)
      speed.missed.push(...missed.map((line) => `${path}: ${line}`))
    }
    return speed
  } finally {
    installed.remove()
    rmSync(floorDist, { recursive: true, force: true })
    await Promise.all(stops.map((stop) => stop()))
  }
}

/** Requests the files of a build once: the preview compresses them then, which no measured page should wait for. */
async function warmUp(url: string, assets: string): Promise<void> {
  await Promise.all(readdirSync(assets).map(async (name) => (await fetch(`${url}/assets/${name}`)).arrayBuffer()))
}

/** The table of docs/performance.md, in Markdown. */
export function pagesTable(rows: readonly PageFigures[]): string {
  const cells = ({ score, LCP, TBT }: Run) => [score, LCP, TBT].map((value) => String(Math.round(value))).join(' · ')
  return [
    '| page | floor: score · LCP ms · TBT ms | ours | LCP ratio |',
    '|---|---|---|---|',
    ...rows
      .filter(({ build }) => build === 'ours')
      .map((ours) => {
        const floor = rows.find(({ page, build }) => page === ours.page && build === 'floor') ?? ours
        return `| \`${ours.page}\` | ${cells(floor)} | ${cells(ours)} | ${(ours.LCP / floor.LCP).toFixed(2)} |`
      }),
  ].join('\n')
}

/** One run of Lighthouse, which is installed in `folder`, in a new browser, logged in if a persona is given. */
async function measure(
  folder: string,
  origin: string,
  { url, persona }: { url: string; persona?: string | undefined },
): Promise<Run> {
  const profile = mkdtempSync(join(tmpdir(), 'tumpak-profile-'))
  const browser = await startBrowser(profile)
  try {
    if (persona !== undefined) await signIn(browser.endpoint, origin, persona)
    return await lighthouse(folder, url, new URL(browser.endpoint).port)
  } finally {
    await browser.stop()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

/**
 * Starts a browser that nobody but Lighthouse observes while it measures: Playwright follows every request and frame of
 * a browser that it has started, on the same cores.
 */
async function startBrowser(profile: string): Promise<{ endpoint: string; stop: () => Promise<void> }> {
  const args = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, '--disable-field-trial-config']
  const child = spawn(ensureChromium(), [...chromiumArguments(), ...args, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: getFontEnvironment(),
  })
  const exited = once(child, 'exit')
  const endpoint = await new Promise<string>((resolve, reject) => {
    let printed = ''
    child.stderr.on('data', (part: Buffer) => {
      printed += part.toString()
      const found = /DevTools listening on (ws:\S+)/.exec(printed)?.[1]
      if (found !== undefined) resolve(found)
    })
    void exited.then(() => reject(new Error(`Chromium ended: ${printed}`)))
  })
  return {
    endpoint,
    // Not by a signal, which would end no more than the script that some systems start Chromium with.
    stop: async () => {
      const browser = await chromium.connectOverCDP(endpoint)
      const session = await browser.newBrowserCDPSession()
      await Promise.all([exited, session.send('Browser.close')])
    },
  }
}

/** Prepares the browser of a returning player: session cookie, stored user, dismissed hints. */
async function signIn(endpoint: string, origin: string, username: string): Promise<void> {
  const browser = await chromium.connectOverCDP(endpoint)
  const page = await browser.contexts()[0]?.newPage()
  if (!page) throw new Error('Chromium has no window')
  const response = await page.request.post(`${origin}/api/user/login`, {
    data: { username, password: hashPassword('tumpak123') },
  })
  const { data } = (await response.json()) as { data: UserFields }
  await page.goto(`${origin}/favicon.svg`)
  await page.evaluate(seenBefore)
  await page.evaluate(
    ([name, value]) => localStorage.setItem(name, JSON.stringify({ value, expires: Date.now() + 86_400_000 })),
    [toStorageName('userInfo'), toStoredUser(data)] as const,
  )
  await page.close()
  // Leaves the browser, which goes on.
  await browser.close()
}

/** Lighthouse clears the cache before a run, but keeps cookies and local storage. */
async function lighthouse(folder: string, url: string, port: string): Promise<Run> {
  const output = join(folder, 'report.json')
  const child = spawn(
    process.execPath,
    [
      join(folder, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--only-categories=performance',
      `--port=${port}`,
      '--output=json',
      `--output-path=${output}`,
      '--no-enable-error-reporting',
      '--quiet',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], timeout: 180_000 },
  )
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`Lighthouse on ${url} ended with ${String(code)}`)
  const { categories, audits } = JSON.parse(readFileSync(output, 'utf8')) as Report
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    score: (categories.performance.score ?? 0) * 100,
    FCP: value('first-contentful-paint'),
    LCP: value('largest-contentful-paint'),
    TBT: value('total-blocking-time'),
    CLS: value('cumulative-layout-shift'),
    requests: audits['network-requests']?.details?.items?.length ?? Number.NaN,
    KiB: value('total-byte-weight') / 1024,
  }
}

function missedGoals(goal: Goal, floor: Run, ours: Run): string[] {
  const limits = [
    { name: 'score', isMet: ours.score >= floor.score - goal.score, limit: floor.score - goal.score },
    { name: 'LCP', isMet: ours.LCP <= floor.LCP * goal.lcp, limit: floor.LCP * goal.lcp },
    { name: 'TBT', isMet: ours.TBT <= floor.TBT + goal.tbt, limit: floor.TBT + goal.tbt },
    // As it is printed.
    { name: 'CLS', isMet: ours.CLS < 0.0005, limit: 0 },
    { name: 'requests', isMet: ours.requests <= (goal.requests ?? Infinity), limit: goal.requests ?? Infinity },
  ] as const
  return limits
    .filter(({ isMet }) => !isMet)
    .map(
      ({ name, limit }) =>
        `${name} misses its goal: ${String(Math.round(ours[name]))}, limit ${String(Math.round(limit))}`,
    )
}

function middle(runs: Run[]): Run {
  return Object.fromEntries(FIGURES.map((name) => [name, median(runs.map((run) => run[name]))])) as Run
}

function shown(name: keyof Run, value: number): string {
  return (name === 'CLS' ? value.toFixed(3) : String(Math.round(value))).padStart(9)
}
