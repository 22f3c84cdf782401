import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readEnv } from './env.ts'
import { indexPage } from './screens/index-page.ts'
import { SCREENS } from './screens/list.ts'
import { writeReadmePictures } from './screens/readme-pictures.ts'
import { toFileName, MAIN_VIEWPORTS, readViewports, listShots } from './screens/screen.ts'
import { takeAll } from './screens/take.ts'

readEnv()

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: '.cache/screens' },
    // Parts of screen names, separated by commas.
    only: { type: 'string' },
    // Names of VIEWPORTS, separated by commas, or `all`.
    viewports: { type: 'string', default: MAIN_VIEWPORTS.join(',') },
    // One picture per screen, to test that each still reaches its state.
    once: { type: 'boolean', default: false },
    // The README's pictures of the lobby, into docs/pictures.
    readme: { type: 'boolean', default: false },
  },
})

const { out, only, once, readme } = values
const viewports = readViewports(values.viewports)
const names = only?.split(',')
await mkdir(out, { recursive: true })
const { shots, changed, failures } = await takeAll(
  SCREENS.filter(({ name }) => (readme ? name === 'lobby' : (names?.some((part) => name.includes(part)) ?? true))),
  out,
  (screen) => listShots(screen, viewports).slice(0, once ? 1 : undefined),
)
await writeFile(join(out, 'index.html'), indexPage(shots, changed))
console.log(
  `\n${String(shots.length - failures.length)} pictures in ${out}, ${String(changed.size)} differ from the last run${changed.size === 0 ? '' : ':'}`,
)
for (const shot of shots) if (changed.has(toFileName(shot))) console.log(`  ${toFileName(shot)}`)
for (const failure of failures) console.error(`not taken: ${failure}`)
if (failures.length > 0) process.exitCode = 1
else if (readme) await writeReadmePictures(out)
