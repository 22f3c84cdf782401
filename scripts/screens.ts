import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readEnv } from './env.ts'
import { indexPage } from './screens/index-page.ts'
import { SCREENS } from './screens/list.ts'
import { fileOf, shotsOf } from './screens/screen.ts'
import { takeAll } from './screens/take.ts'

readEnv()

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: '.cache/screens' },
    only: { type: 'string' },
    // One picture per screen, to test that each still reaches its state.
    once: { type: 'boolean', default: false },
  },
})

const { out, only, once } = values
await mkdir(out, { recursive: true })
const { shots, changed, failures } = await takeAll(
  only === undefined ? SCREENS : SCREENS.filter(({ name }) => name.includes(only)),
  out,
  once ? (screen) => shotsOf(screen).slice(0, 1) : shotsOf,
)
await writeFile(join(out, 'index.html'), indexPage(shots, changed))
console.log(
  `\n${String(shots.length - failures.length)} pictures in ${out}, ${String(changed.size)} differ from the last run${changed.size === 0 ? '' : ':'}`,
)
for (const shot of shots) if (changed.has(fileOf(shot))) console.log(`  ${fileOf(shot)}`)
for (const failure of failures) console.error(`not taken: ${failure}`)
if (failures.length > 0) process.exitCode = 1
