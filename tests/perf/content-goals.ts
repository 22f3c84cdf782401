import { writeFileSync } from 'node:fs'
import { readOptions } from '@tumpak/contract-kit/read-options.ts'
import { readEnv } from '../../scripts/env.ts'
import { contentTable, measureContentTime } from './content-time.ts'

/** How many times the floor's content time a page may take, on a quiet machine. */
const MAX_RATIO = 2

const HELP = `Usage: node tests/perf/content-goals.ts [--dist dist] [--before DIR] [--page /vip] [--runs 5] [--warm] [--list] [--json FILE]
Content time of six pages beside the floor app, on a cold cache or, with --warm, on a filled one; --list shows what each page
had loaded. A page that is slower than its goal fails.`

const values = readOptions({
  help: HELP,
  options: {
    dist: { type: 'string', default: 'dist' },
    before: { type: 'string' },
    page: { type: 'string' },
    runs: { type: 'string', default: '5' },
    warm: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
})
readEnv()

const { dist, before, page, runs, warm, list, json } = values
const builds = { ...(before !== undefined && { before }), ours: dist }
const figures = await measureContentTime({ builds, runs: Number(runs), page, isWarm: warm })
console.log(contentTable(figures))
if (list)
  for (const { page: path, build, last } of figures) {
    console.log(`\n${path}, ${build}`)
    for (const { url, end, bytes } of last.loaded)
      console.log(`${String(Math.round(end)).padStart(6)} ms ${String(bytes).padStart(7)} B  ${new URL(url).pathname}`)
  }
if (json !== undefined) writeFileSync(json, `${JSON.stringify(figures, null, 2)}\n`)
for (const { page: path, build, ratio } of figures)
  if (build === 'ours' && ratio > MAX_RATIO) {
    process.exitCode = 1
    console.log(
      `FAIL ${path} takes ${ratio.toFixed(2)} times the floor's content time; the limit is ${String(MAX_RATIO)}`,
    )
  }
