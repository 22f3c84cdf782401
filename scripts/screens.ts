import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { indexPage } from './screens/index-page.ts'
import { SCREENS } from './screens/list.ts'
import { fileOf } from './screens/screen.ts'
import { takeAll } from './screens/take.ts'

const { values } = parseArgs({
  options: { out: { type: 'string', default: '.cache/screens' }, only: { type: 'string' } },
})

const { out, only } = values
await mkdir(out, { recursive: true })
const { shots, changed } = await takeAll(
  only === undefined ? SCREENS : SCREENS.filter(({ name }) => name.includes(only)),
  out,
)
await writeFile(join(out, 'index.html'), indexPage(shots, changed))
console.log(
  `\n${String(shots.length)} pictures in ${out}, ${String(changed.size)} differ from the last run${changed.size === 0 ? '' : ':'}`,
)
for (const shot of shots) if (changed.has(fileOf(shot))) console.log(`  ${fileOf(shot)}`)
