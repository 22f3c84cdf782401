import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMockServer } from '#mocks/server.ts'
import {
  FRAME_PAGES,
  serveFramePages,
  TOKEN,
  type FramePage,
  type FramePageName,
} from '../../packages/conformance/lab/frames/frame-pages.ts'
import { PROVEN_PAGES } from '../../packages/conformance/lab/proofs/frame-proofs.ts'
import { inSandbox } from '../../packages/conformance/mutants/through-fault.ts'
import { readDocument } from '@tumpak/contract-kit/load-document.ts'
import type { FrameConfig } from '../../packages/conformance/src/config/frame-config.ts'
import type { RunReport } from '../../packages/conformance/src/context/run-report.ts'
import { renderHtml } from '../../packages/conformance/src/report/html/render-html.ts'
import { renderJson } from '../../packages/conformance/src/report/formats/render-json.ts'
import { runConformance } from '../../packages/conformance/src/run/run-conformance.ts'
import { mockConfig } from './mock-run.ts'

/** Opening some twenty pages takes long in a browser, and installing one longer. */
const TIMEOUT_MS = 300_000
/** Timeouts for expected messages on a busy machine. */
const LONG_TIMES = { settleMs: 200, eventMs: 15_000 }
const frameDocument = readDocument('asyncapi/frames.yaml')
/** The healthy pages, and faults that show otherwise than in the proofs of the checks. */
const NAMES = (Object.keys(FRAME_PAGES) as FramePageName[]).filter((name) => !PROVEN_PAGES.includes(name))

let server: Awaited<ReturnType<typeof createMockServer>>
let pages: Awaited<ReturnType<typeof serveFramePages>>
let sandboxes = 0

beforeAll(async () => {
  server = await createMockServer({ port: 0 })
  pages = await serveFramePages()
}, TIMEOUT_MS)

afterAll(async () => {
  pages.close()
  await server.close()
})

/** Runs the checks of framed pages only, in a separate sandbox. */
function run(frames: FrameConfig[], more: object = {}): Promise<RunReport> {
  sandboxes += 1
  const config = mockConfig(server.url)
  const named = frames.map((page, i) => ({ name: `page ${String(i)}`, ...page }))
  return runConformance({
    ...config,
    transport: inSandbox(`frames-${String(sandboxes)}`),
    frames: named,
    frameDocument,
    only: named.map(({ name }) => `frame:${name}`),
    socket: LONG_TIMES,
    ...more,
  })
}

const findings = (report: RunReport): string[] => report.findings.map(({ id, title }) => `${id}: ${title}`)

describe('the harness on framed pages', { timeout: TIMEOUT_MS }, () => {
  it('has no finding in the demo game, activity and payment page', async () => {
    const report = await run([
      {
        call: 'launchGame',
        pointer: '/playUrl',
        kind: 'game',
        steps: [{ click: 'Spin' }, { click: 'Deposit', sends: 'deposit' }, { click: 'Close', sends: 'close' }],
      },
      {
        call: 'listActivities',
        pointer: '/0/url',
        kind: 'activity',
        steps: [
          { click: 'Check in today', sends: 'signUp' },
          { click: 'Close', sends: 'close' },
        ],
      },
      {
        call: 'createRecharge',
        pointer: '/payUrl',
        kind: 'payment',
        steps: [{ click: 'Confirm payment' }, { click: 'Back to the app', sends: 'close' }],
      },
    ])
    expect([findings(report), report.inconclusive, report.exitCode]).toEqual([[], [], 0])
    const [game, activity] = report.coverage
    expect(game?.codes).toEqual([
      { code: 'close', name: 'Close the frame', seen: true },
      { code: 'deposit', name: 'Open the deposit', seen: true },
    ])
    expect(activity?.codes.filter(({ seen }) => seen).map(({ code }) => code)).toEqual(['close', 'signUp', 'reward'])
  })

  it('judges each of several pages, and writes no launch token into a report', async () => {
    const report = await run(
      NAMES.map((name): FrameConfig => {
        const { kind, sends }: FramePage = FRAME_PAGES[name]
        const step = { click: 'Go', ...(sends !== undefined && { sends }) }
        return { name, url: pages.getAddress(name), kind, steps: [step] }
      }),
    )
    expect(report.findings.map(({ operationId, check }) => `${operationId}: ${check}`).toSorted()).toEqual(
      NAMES.flatMap((name) => {
        const { caughtBy }: FramePage = FRAME_PAGES[name]
        return caughtBy === undefined ? [] : [`frame:${name}: ${caughtBy}`]
      }).toSorted(),
    )
    expect(report.inconclusive).toEqual([])
    expect((renderJson(report) + renderHtml(report)).includes(TOKEN)).toBe(false)
  })

  it('refuses URLs that the app does not frame', async () => {
    const own = new URL(server.url)
    const report = await run([
      { url: `${own.origin}/demo/game` },
      { url: 'http://games.example/' },
      { url: 'https://player:secret@games.example/' },
    ])
    expect(report.findings.map(({ check }) => check)).toEqual(['frame-address', 'frame-address', 'frame-address'])
    expect(report.exitCode).toBe(1)
  })

  it('is inconclusive without taps, and taps every button if money is allowed', async () => {
    const page = { url: pages.getAddress('unknown-event'), kind: 'game' }
    const silent = await run([page], { allow: [] })
    expect(silent.findings).toEqual([])
    expect(silent.inconclusive).toMatchObject([
      { check: 'frame-steps', reason: expect.stringContaining('allow money') },
    ])
    expect(silent.exitCode).toBe(1)
    const tapped = await run([page], { allow: ['money'] })
    expect(tapped.findings.map(({ check }) => check)).toEqual(['frame-event'])
    const away = await run([{ ...page, steps: [{ click: 'Nowhere' }] }], { socket: { settleMs: 50, eventMs: 300 } })
    expect(away.inconclusive).toMatchObject([{ reason: expect.stringContaining('named Nowhere') }])
  })
})
