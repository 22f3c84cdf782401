import { setTimeout as pause } from 'node:timers/promises'
import type { Locator, Page } from 'playwright/test'
import { MIN_SEEN_MS } from '../../src/app/presses/press-rule.ts'
import { PRESS_FLOWS, type PressFlow } from './support/press-flows.ts'
import { readPresses, recordPresses, restartRecorder } from './support/press-recorder.ts'
import { waitUntilSeen } from './support/presses.ts'
import { expect, FULL_PRESSES, test } from './support/test.ts'

interface Rhythm {
  readonly input: 'touch' | 'mouse'
  /** From the first press to the second, in milliseconds. */
  readonly delay: number
  /** Of the first press's request, in milliseconds. */
  readonly latency: number
}

/** All second presses of `npm run test:full`. */
const RHYTHMS: readonly Rhythm[] = (['touch', 'mouse'] as const).flatMap((input) =>
  [60, 120, 180, 250, 350, 500, 700, 900].flatMap((delay) =>
    [0, 300, 700].map((latency) => ({ input, delay, latency })),
  ),
)

/** The runs of `npm test`: one too early for every ninth flow, and one for each that counts every press. */
const isDaily = ({ input, delay, latency }: Rhythm, { isRepeatable }: PressFlow, index: number): boolean =>
  input === 'touch' && delay === 180 && latency === 0 && (isRepeatable === true || index === 0)

/** How far the page's record of an appearance may be from the frame that the player saw, in milliseconds. */
const UNCERTAIN_MS = 100

async function pressAt(page: Page, input: Rhythm['input'], { x, y }: { x: number; y: number }): Promise<void> {
  await (input === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
}

async function getMiddle(target: Locator): Promise<{ x: number; y: number }> {
  await waitUntilSeen(target)
  const box = await target.boundingBox()
  if (!box) throw new Error('The target is not in the page.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

function describeRhythm({ input, delay, latency }: Rhythm): string {
  return `${input}, after ${String(delay)} ms, latency ${String(latency)} ms`
}

/** Presses twice at the place of a flow's first target; the page's own record says what the second had to do. */
async function pressTwice(page: Page, place: { x: number; y: number }, { input, delay }: Rhythm): Promise<string> {
  await restartRecorder(page)
  const started = performance.now()
  await pressAt(page, input, place)
  // The rhythm of the finger.
  await pause(Math.max(0, started + delay - performance.now()))
  await pressAt(page, input, place)
  const { list, now } = await readPresses(page)
  // A press that the page did not get went into a frame.
  const second = list[1] ?? { ...now, isTaken: true }
  const age = second.at - second.since
  if (second.isBusy || Math.abs(age - MIN_SEEN_MS) < UNCERTAIN_MS) return 'undecided'
  const isTooEarly = age < MIN_SEEN_MS
  expect(second.isTaken, `${isTooEarly ? 'too early' : 'in time'}: seen for ${age.toFixed(0)} ms`).toBe(!isTooEarly)
  return isTooEarly ? 'ignored' : 'taken'
}

test.use({ mayIgnorePresses: true })

function testFlow(flow: PressFlow, index: number, rhythm: Rhythm): void {
  test.describe(flow.name, () => {
    test.use({ isFirstVisit: flow.isFirstVisit ?? false })

    test(
      describeRhythm(rhythm),
      { tag: isDaily(rhythm, flow, index) ? [] : FULL_PRESSES },
      async ({ page, context, sandbox }) => {
        await context.addInitScript(recordPresses)
        const place = await getMiddle(await flow.open(page, sandbox))
        if (flow.operation !== undefined && rhythm.latency > 0)
          await sandbox.injectFault(flow.operation, { kind: 'delay', ms: rhythm.latency })
        const result = await pressTwice(page, place, rhythm)
        if (flow.isRepeatable === true) expect(result).toBe('taken')
      },
    )
  })
}

for (const [index, flow] of PRESS_FLOWS.entries()) {
  for (const rhythm of RHYTHMS) testFlow(flow, index, rhythm)
}
