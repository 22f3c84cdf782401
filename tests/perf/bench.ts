import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { readOptions } from '@tumpak/contract-kit/read-options.ts'
import { readEnv } from '../../scripts/env.ts'
import { ROOT } from '../../scripts/root.ts'
import { table } from './figure.ts'
import { measureTools, toolsTable } from './conformance-tools.ts'
import { contentTable, measureContentTime } from './content-time.ts'
import { firstLoadLine, measureFirstLoad } from './first-load.ts'
import { measureLongList } from './long-list.ts'

const HELP = `Usage: npm run bench -- [--json FILE]
Builds the app, and measures it: JavaScript before the lobby, which has a budget, and speeds as ratios.

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
const firstLoad = await measureFirstLoad()
const figures = await measureLongList()
const tools = await measureTools()
const content = await measureContentTime({ builds: { ours: 'dist' }, runs: 3 })

console.log(`${firstLoadLine(firstLoad)}\n\n${table(figures)}\n\n${toolsTable(tools)}\n\n${contentTable(content)}`)
if (!firstLoad.isWithinBudget) process.exitCode = 1
if (values.json !== undefined)
  await writeFile(values.json, `${JSON.stringify({ firstLoad, figures, tools, content }, null, 2)}\n`)
