import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { readOptions } from '@tumpak/contract-kit/read-options.ts'
import { readEnv } from '../../scripts/env.ts'
import { ROOT } from '../../scripts/root.ts'
import { table, warnings, type Figure } from './figure.ts'
import { measureGeneration } from './generation.ts'
import { measureLoad } from './javascript.ts'
import { measureTools, toolsTable } from './conformance-tools.ts'
import { contentTable, measureContentTime } from './content-time.ts'
import { measureLongList } from './long-list.ts'
import { measureMock } from './mock-speed.ts'
import { measurePages, pagesTable } from './page-speed.ts'
import { measureProxy } from './proxy-overhead.ts'

const HELP = `Usage: npm run bench -- [--json FILE]
Builds the app, and measures sizes and speeds as ratios.

  --json FILE  also writes the figures`

const values = readOptions({ help: HELP, options: { json: { type: 'string' } } }, (given) => {
  readEnv()
  return given
})
execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
  cwd: ROOT,
  stdio: 'inherit',
})

// Sequentially, because parallel runs would slow each other down.
const figures: Figure[] = [
  ...(await measureLoad()),
  ...(await measureLongList()),
  measureGeneration(),
  ...(await measureMock()),
  await measureProxy(),
]
const tools = await measureTools()
// The median of three tells a ratio; test:full judges by five.
const pages = await measurePages({ runs: 3 })
const content = await measureContentTime({ builds: { ours: 'dist' }, runs: 3 })

console.log(`${table(figures)}\n\n${toolsTable(tools)}\n\n${pagesTable(pages.rows)}\n\n${contentTable(content)}`)
for (const warning of warnings(figures)) console.warn(warning)
if (values.json !== undefined)
  await writeFile(values.json, `${JSON.stringify([...figures, ...tools, ...pages.rows, ...content], null, 2)}\n`)
