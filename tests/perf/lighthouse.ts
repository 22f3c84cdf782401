import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readEnv } from '../../scripts/env.ts'
import { ensureChromium, getFontEnvironment } from '../../scripts/chromium.ts'
import { startServers } from '../support/servers.ts'
import { installTools, LIGHTHOUSE } from './install.ts'

readEnv()

/** The pages that a visitor sees first. */
const PAGES = ['/game', '/login', '/register', '/faq']

/** The minimum scores, of 1. page-speed.ts measures performance, beside the floor app. */
const MIN_SCORES = { accessibility: 1, 'best-practices': 1, seo: 1 }

type Category = keyof typeof MIN_SCORES
type Scores = Record<Category, number>

/** The fields of a Lighthouse report that are read. */
interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>
}

/** One run on one page. Throws with the output of Lighthouse if there is no report. */
function run(folder: string, url: string): Report {
  const path = join(folder, 'report.json')
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      join(folder, 'node_modules/lighthouse/cli/index.js'),
      url,
      `--only-categories=${Object.keys(MIN_SCORES).join(',')}`,
      '--output=json',
      `--output-path=${path}`,
      '--chrome-flags=--headless --no-sandbox',
      '--no-enable-error-reporting',
      '--quiet',
    ],
    { encoding: 'utf8', env: { ...getFontEnvironment(), CHROME_PATH: ensureChromium() }, timeout: 180_000 },
  )
  if (status !== 0) throw new Error(`Lighthouse on ${url}: ${stderr || 'it took too long'}`)
  return JSON.parse(readFileSync(path, 'utf8')) as Report
}

/** The audits that lower a category's score, worst first. */
function costs({ categories, audits }: Report, category: Category): string[] {
  return categories[category].auditRefs
    .map(({ id, weight }) => ({ ...audits[id], lost: weight * (1 - (audits[id]?.score ?? 1)) }))
    .filter(({ lost }) => lost > 0)
    .sort((a, b) => b.lost - a.lost)
    .map(({ title, displayValue }) => [title, displayValue].filter(Boolean).join(': '))
}

const categories = Object.keys(MIN_SCORES) as Category[]
const installed = installTools([LIGHTHOUSE])
if (installed.failure !== undefined) throw new Error(installed.failure)
const servers = await startServers()
try {
  console.log(`${'page'.padEnd(12)}${categories.map((name) => name.padStart(16)).join('')}`)
  for (const page of PAGES) {
    const report = run(installed.folder, servers.appUrl + page)
    const scores = Object.fromEntries(categories.map((name) => [name, report.categories[name].score ?? 0])) as Scores
    console.log(
      `${page.padEnd(12)}${categories.map((name) => String(Math.round(scores[name] * 100)).padStart(16)).join('')}`,
    )
    for (const name of categories) {
      if (scores[name] >= MIN_SCORES[name]) continue
      process.exitCode = 1
      console.log(`  ${name} is below ${String(MIN_SCORES[name] * 100)}:`)
      for (const cost of costs(report, name)) console.log(`    ${cost}`)
    }
  }
} finally {
  installed.remove()
  await servers.stop()
}
