import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readOptions } from '@tumpak/contract-kit/read-options.ts'
import { buildGallery } from '../tests/support/build-gallery.ts'
import { FONTS } from '../tests/support/fonts.ts'
import { type Font, launchChromium } from './chromium.ts'
import { readEnv } from './env.ts'
import { inRoot } from './root.ts'
import { listScreens } from './screens/all.ts'
import { indexPage } from './screens/index-page.ts'
import { startBackendServers } from './screens/journeys/backend-servers.ts'
import { TESTED_VARIANTS, VARIANTS } from './screens/journeys/journey.ts'
import { JOURNEYS } from './screens/journeys/list.ts'
import { startMockServers } from './screens/journeys/mock-servers.ts'
import { writeJourneysReadme } from './screens/journeys/readme.ts'
import { takeJourneys } from './screens/journeys/take-journeys.ts'
import { listShots, MAIN_VIEWPORTS, readViewports, THEMES, toFileName, VIEWPORTS } from './screens/screen.ts'
import { takeAll } from './screens/take.ts'
import { toWebp } from './screens/webp.ts'

const QUALITY = 0.8

/** Writes the README's pictures, the lobby on phone and desktop in both themes, from a run that has taken them. */
async function writeReadmePictures(out: string): Promise<void> {
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    for (const viewport of MAIN_VIEWPORTS) {
      for (const theme of THEMES) {
        const png = await readFile(join(out, toFileName({ screen: 'lobby', viewport, theme, language: 'en-US' })))
        // The pictures are for reading about the app: WebP is a tenth of PNG's size.
        await writeFile(inRoot('docs/pictures', `lobby-${viewport}-${theme}.webp`), await toWebp(page, png, QUALITY))
      }
    }
  } finally {
    await browser.close()
  }
}

const HELP = `Usage: npm run screens -- [options]
Takes a picture of every screen; with --journeys goes the journeys, counts their taps, and writes strips of pictures.

  --out DIR          where; .cache/screens without it, docs/journeys for journeys, and of the wide font .cache/NAME-wide
  --only NAMES       parts of names of screens or journeys, separated by commas
  --viewports NAMES  of ${Object.keys(VIEWPORTS).join(', ')}, separated by commas, or all; ${MAIN_VIEWPORTS.join(',')} without it
  --font NAME        roboto, as on Android, or wide, as wide as any system's; roboto without it
  --once             one picture of each screen, or one language of each journey: does it still reach its state?
  --readme           the README's pictures of the lobby, into docs/pictures
  --journeys         the journeys
  --backend          the journeys on the reference backend instead of the mock, into .cache/journeys-backend`

const values = readOptions(
  {
    help: HELP,
    options: {
      out: { type: 'string' },
      only: { type: 'string' },
      viewports: { type: 'string', default: MAIN_VIEWPORTS.join(',') },
      font: { type: 'string', default: 'roboto' },
      once: { type: 'boolean', default: false },
      readme: { type: 'boolean', default: false },
      journeys: { type: 'boolean', default: false },
      backend: { type: 'boolean', default: false },
    },
  },
  (given) => {
    readEnv()
    const { only, journeys: isJourneys } = given
    const names = (isJourneys ? JOURNEYS : listScreens()).map(({ name }) => name)
    if (only !== undefined && !names.some((name) => hasPart(name, only)))
      throw new Error(`No ${isJourneys ? 'journey' : 'screen'} has "${only}" in its name.`)
    return { ...given, viewports: readViewports(given.viewports), font: readFont(given.font) }
  },
)

const isWide = values.font === 'wide'
const journeysFolder = values.backend ? '.cache/journeys-backend' : inRoot('docs/journeys')
if (values.journeys) await journeys(values.out ?? (isWide ? '.cache/journeys-wide' : journeysFolder))
else await screens(values.out ?? (isWide ? '.cache/screens-wide' : '.cache/screens'))

async function screens(out: string): Promise<void> {
  const { once, readme, viewports, font } = values
  await mkdir(out, { recursive: true })
  const { shots, changed, failures } = await takeAll(
    listScreens().filter(({ name }) => (readme ? name === 'lobby' : isChosen(name))),
    out,
    (screen) => listShots(screen, viewports).slice(0, once ? 1 : undefined),
    font,
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
  const dist = await buildGallery('screens')
  const servers = values.backend ? startBackendServers(dist) : await startMockServers(dist)
  const variants = values.once ? TESTED_VARIANTS : VARIANTS
  const { counts, failures } = await takeJourneys(chosen, variants, out, values.font, servers)
  console.log(`\n${String(counts.length)} strips in ${out}`)
  for (const failure of failures) console.error(failure)
  if (failures.length > 0) process.exitCode = 1
  if (!values.once && !values.backend) await writeJourneysReadme(out, counts)
}

function readFont(name: string): Font {
  const found = FONTS.find((one) => one === name)
  if (found === undefined) throw new Error(`Unknown font "${name}". Known: ${FONTS.join(', ')}.`)
  return found
}

function isChosen(name: string): boolean {
  return values.only === undefined || hasPart(name, values.only)
}

function hasPart(name: string, parts: string): boolean {
  return parts.split(',').some((part) => name.includes(part))
}
