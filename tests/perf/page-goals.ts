import { writeFileSync } from 'node:fs'
import { readOptions } from '@tumpak/contract-kit/read-options.ts'
import { readEnv } from '../../scripts/env.ts'
import { measurePages } from './page-speed.ts'

const HELP = `Usage: node tests/perf/page-goals.ts [--dist dist] [--before DIR] [--page /vip] [--runs 5] [--json FILE]
The speed of five pages beside the floor app. A page that misses its goal fails.`

const values = readOptions({
  help: HELP,
  options: {
    dist: { type: 'string' },
    before: { type: 'string' },
    page: { type: 'string' },
    runs: { type: 'string', default: '5' },
    json: { type: 'string' },
  },
})
readEnv()

const { dist, before, page, runs, json } = values
const { rows, missed } = await measurePages({ ...(dist !== undefined && { dist }), before, page, runs: Number(runs) })
if (json !== undefined) writeFileSync(json, `${JSON.stringify(rows, null, 2)}\n`)
if (missed.length > 0) process.exitCode = 1
