import { execFileSync } from 'node:child_process'
import { readOptions } from '@tumpak/contract-kit/read-options.ts'
import { publicStyles } from '../../packages/conformance/lab/public/public-styles.ts'
import { serveStyle, type Style } from '../../packages/conformance/lab/styles/serve.ts'
import { STYLES } from '../../packages/conformance/lab/styles/styles.ts'
import { runStyleMutants } from '../../packages/conformance/mutants/run-styles.ts'
import { runConformance } from '../../packages/conformance/src/run/run-conformance.ts'

/** The share of mutants that must be caught. */
const MIN_CAUGHT = 0.99

const HELP = `Usage: node tests/conformance/style-mutants.ts [--seed N] [--style NAME] [--documents FOLDER]
The harness on all mutants of three foreign styles, and of public documents.`

const values = readOptions({
  help: HELP,
  options: { seed: { type: 'string' }, style: { type: 'string' }, documents: { type: 'string' } },
})
const commit =
  values.seed ?? String(Number.parseInt(execFileSync('git', ['rev-parse', '--short=7', 'HEAD']).toString(), 16))
const seed = Number(commit)
let [made, caught, alarms] = [0, 0, 0]
for (const style of [...STYLES, ...readPublicStyles()]) {
  if (values.style !== undefined && style.name !== values.style) continue
  alarms += await countFalseFindings(style)
  const run = await runStyleMutants(style, seed)
  made += run.made
  caught += run.caught
  console.log(`${style.name}, seed ${String(seed)}: ${String(run.caught)} of ${String(run.made)} caught`)
  for (const id of run.missed) console.log(`  missed ${id}`)
  for (const id of run.notReached) console.log(`  not reached ${id}`)
}
console.log(`${String(caught)} of ${String(made)} caught, ${String(alarms)} false alarms`)
process.exitCode = made > 0 && caught / made >= MIN_CAUGHT && alarms === 0 ? 0 : 1

/** Returns the styles of public documents, which are not part of the repository: see `lab/README.md`. */
function readPublicStyles(): Style[] {
  const folder = values.documents ?? process.env['TUMPAK_DOCUMENTS'] ?? ''
  const { styles, missing } = publicStyles(folder)
  if (missing.length > 0) console.log(`not run, for want of a document (TUMPAK_DOCUMENTS): ${missing.join(', ')}`)
  return styles
}

/** Counts the findings on the correct server of a style. */
async function countFalseFindings(style: Style): Promise<number> {
  const transport = serveStyle(style, style.start())
  const { document: openapi, config } = style
  const { findings } = await runConformance({ url: 'http://lab', openapi, transport, seed, ...config })
  for (const { id, title } of findings) console.log(`  false alarm ${id}: ${title}`)
  return findings.length
}
