import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Browser } from 'playwright'
import { buildGallery } from '../../../tests/support/build-gallery.ts'
import { MockSandbox } from '../../../tests/support/mock-sandbox.ts'
import { startServers, type Servers } from '../../../tests/support/servers.ts'
import { launchChromium, type Font } from '../../chromium.ts'
import { openPage } from '../open-page.ts'
import { NOW } from '../screen.ts'
import { takeSteadyPicture } from '../steady-picture.ts'
import { Traffic } from '../traffic.ts'
import { toStripName, type Count, type Journey, type Variant } from './journey.ts'
import { Player } from './player.ts'
import { drawStrip, type Frame } from './strip.ts'

/** Journeys taken in parallel. */
const CONCURRENCY = 2

/** The counts of the journeys that reached their end, and a sentence for each that did not. */
export interface TakenJourneys {
  counts: Count[]
  failures: string[]
}

/** Goes every journey in every variant, and writes a strip of pictures for each into a folder. */
export async function takeJourneys(
  journeys: Journey[],
  variants: Variant[],
  out: string,
  font: Font,
): Promise<TakenJourneys> {
  const servers = await startServers(await buildGallery('screens'), NOW)
  const browser = await launchChromium([], font)
  const counts: Count[] = []
  const failures: string[] = []
  const queue = journeys.flatMap((journey) => variants.map((variant) => ({ journey, variant })))
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const { journey, variant } = next
      const file = toStripName(journey.name, variant)
      const { frames, failure } = await goJourney(browser, servers, journey, variant)
      const { taps = 0, fields = 0 } = frames.at(-1) ?? {}
      if (failure === undefined) counts.push({ strip: file, taps, fields })
      else failures.push(failure)
      const title = `${journey.name}: ${journey.about}`
      // A journey that stops is drawn up to where it stops.
      if (frames.length > 0) await writeFile(join(out, file), await drawStrip(browser, title, frames, variant))
      console.log(`${file}: ${String(frames.length)} steps, ${String(taps)} taps, ${String(fields)} fields`)
    }
  }
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  } finally {
    await browser.close()
    await servers.stop()
  }
  return { counts, failures }
}

/** Goes the steps of a journey up to the first that fails; its picture is the last. */
async function goJourney(
  browser: Browser,
  { appUrl, mockUrl }: Servers,
  journey: Journey,
  variant: Variant,
): Promise<{ frames: Frame[]; failure?: string }> {
  const sandbox = await MockSandbox.create(
    mockUrl,
    `journey-${journey.name}-${variant.viewport}-${variant.language}`.toLowerCase(),
  )
  const { as, isFirstVisit } = journey
  // The clock runs: the app waits for payments and for the end of a double press.
  const page = await openPage(browser, { ...variant, theme: 'light', appUrl, sandbox, as, isFirstVisit }, (opened) =>
    opened.clock.install({ time: NOW }),
  )
  const player = new Player(page, sandbox, variant)
  const traffic = new Traffic(page)
  const frames: Frame[] = []
  const addFrame = async (label: string): Promise<void> => {
    await traffic.quiet()
    const picture = await takeSteadyPicture(page)
    frames.push({ label, picture, taps: player.taps, fields: player.fields })
  }
  try {
    await journey.before?.(player)
    for (const [place, { label, act, shows }] of journey.steps.entries()) {
      try {
        await act(player)
        await shows(player).waitFor()
        await addFrame(label)
      } catch (error) {
        await addFrame(`STOPS HERE: ${label}`)
        const look = `${variant.viewport}, ${variant.language}`
        // Playwright adds its whole log.
        const reason = stripVTControlCharacters(String(error)).split('\n').slice(0, 3).join(' ')
        return {
          frames,
          failure: `The journey "${journey.name}" (${look}) stops at step ${String(place + 1)}, "${label}": ${reason}`,
        }
      }
    }
    return { frames }
  } finally {
    await page.context().close()
  }
}
