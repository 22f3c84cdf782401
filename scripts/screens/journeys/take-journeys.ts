import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Browser } from 'playwright'
import { launchChromium, type Font } from '../../chromium.ts'
import { openPage } from '../open-page.ts'
import { takeSteadyPicture } from '../steady-picture.ts'
import { Traffic } from '../traffic.ts'
import { toStripName, type Count, type Journey, type Variant } from './journey.ts'
import { Player } from './player.ts'
import type { JourneyServer, JourneyServers } from './server.ts'
import { drawStrip, type Frame } from './strip.ts'

/** Journeys taken in parallel. */
const CONCURRENCY = 2

/** The counts of the journeys that reached their end, and a sentence for each that did not. */
export interface TakenJourneys {
  counts: Count[]
  failures: string[]
}

/** Goes every journey in every variant, and writes a strip of pictures for each into a folder. Stops the servers. */
export async function takeJourneys(
  journeys: Journey[],
  variants: Variant[],
  out: string,
  font: Font,
  servers: JourneyServers,
): Promise<TakenJourneys> {
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

/** The pictures of a journey, and a sentence if it stopped. */
interface Outcome {
  frames: Frame[]
  failure?: string
}

async function goJourney(
  browser: Browser,
  servers: JourneyServers,
  journey: Journey,
  variant: Variant,
): Promise<Outcome> {
  const server = await servers.open(`${journey.name}-${variant.viewport}-${variant.language}`)
  try {
    return await goSteps(browser, server, journey, variant)
  } finally {
    await server.close()
  }
}

/** Goes the steps of a journey up to the first that fails; its picture is the last. */
async function goSteps(browser: Browser, server: JourneyServer, journey: Journey, variant: Variant): Promise<Outcome> {
  const { appUrl, sandboxId, usernames, now } = server
  const as = journey.as && usernames[journey.as]
  // The clock runs: the app waits for payments and for the end of a double press.
  const page = await openPage(
    browser,
    { ...variant, theme: 'light', appUrl, sandboxId, as, isFirstVisit: journey.isFirstVisit },
    (opened) => opened.clock.install({ time: now }),
  )
  const player = new Player(page, server, variant)
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
