import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readEnv } from './env.ts'
import { inRoot } from './root.ts'
import { indexPage } from './screens/index-page.ts'
import { TESTED_VARIANTS, VARIANTS } from './screens/journeys/journey.ts'
import { JOURNEYS } from './screens/journeys/list.ts'
import { writeJourneysReadme } from './screens/journeys/readme.ts'
import { takeJourneys } from './screens/journeys/take-journeys.ts'
import { listScreens } from './screens/all.ts'
import { writeReadmePictures } from './screens/readme-pictures.ts'
import { toFileName, MAIN_VIEWPORTS, readViewports, listShots } from './screens/screen.ts'
import { takeAll } from './screens/take.ts'

readEnv()

const { values } = parseArgs({
  options: {
    // The folder of the pictures: .cache/screens, and docs/journeys for journeys.
    out: { type: 'string' },
    // Parts of names of screens or journeys, separated by commas.
    only: { type: 'string' },
    // Names of VIEWPORTS, separated by commas, or `all`.
    viewports: { type: 'string', default: MAIN_VIEWPORTS.join(',') },
    // One picture per screen, or one language of each journey, to test that each still reaches its state.
    once: { type: 'boolean', default: false },
    // The README's pictures of the lobby, into docs/pictures.
    readme: { type: 'boolean', default: false },
    // Journeys of several screens as strips of pictures, with their taps counted.
    journeys: { type: 'boolean', default: false },
  },
})

if (values.journeys) await journeys(values.out ?? inRoot('docs/journeys'))
else await screens(values.out ?? '.cache/screens')

async function screens(out: string): Promise<void> {
  const { once, readme } = values
  const viewports = readViewports(values.viewports)
  await mkdir(out, { recursive: true })
  const { shots, changed, failures } = await takeAll(
    listScreens().filter(({ name }) => (readme ? name === 'lobby' : isChosen(name))),
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
}

async function journeys(out: string): Promise<void> {
  const chosen = JOURNEYS.filter(({ name }) => isChosen(name))
  await mkdir(out, { recursive: true })
  const { counts, failures } = await takeJourneys(chosen, values.once ? TESTED_VARIANTS : VARIANTS, out)
  console.log(`\n${String(counts.length)} strips in ${out}`)
  for (const failure of failures) console.error(failure)
  if (failures.length > 0) process.exitCode = 1
  if (!values.once) await writeJourneysReadme(out, counts)
}

function isChosen(name: string): boolean {
  return values.only?.split(',').some((part) => name.includes(part)) ?? true
}
