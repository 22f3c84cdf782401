import { fileURLToPath } from 'node:url'
import { readDocument } from '@tumpak/contract-kit/load-document.ts'
import { FRAME_PAGES, serveFramePages, type FramePage, type FramePageName } from '../frames/frame-pages.ts'
import type { CheckId } from '../../src/checks/registry.ts'
import type { CheckSetting } from '../../src/config/check-setting.ts'
import type { FrameConfig } from '../../src/config/frame-config.ts'
import type { RunReport } from '../../src/context/run-report.ts'
import { runConformance } from '../../src/run/run-conformance.ts'
import { openKiosk } from '../kiosk/kiosk.ts'
import { KIOSK_CONFIG } from './kiosk-proofs.ts'
import type { Proof, Proofs } from './proof.ts'

const frameDocument = readDocument(fileURLToPath(new URL('../../../../asyncapi/frames.yaml', import.meta.url)))
/** The app's address. The pages are on another host of this machine. */
const APP = 'http://127.0.0.1:4173'
/** The name of a page that is on the app's own host. */
const OWN_PAGE = 'on-the-host-of-the-app'

/** The page that proves a check, its fault, and the event after a tap, if the harness must wait for one. */
type PageProof = readonly [id: CheckId, page: FramePageName | typeof OWN_PAGE, shows: string, sends?: string]

const PAGES: readonly PageProof[] = [
  ['frame-address', OWN_PAGE, 'The address of the page is on the host of the app.'],
  ['frame-close', 'close-when-closed', 'The page sends close when it is unloaded.'],
  ['frame-error', 'needs-storage', 'The script reads localStorage without catching the error.'],
  ['frame-event', 'unknown-event', 'After the tap the page sends an event named exit.', 'exit'],
  ['frame-kind', 'message-of-the-other-kind', 'A game sends the message of an activity.', 'signUp'],
  ['frame-load', 'forbids-framing', 'The page is sent with X-Frame-Options: DENY.'],
  ['frame-once', 'says-it-twice', 'The page sends one message twice.'],
  ['frame-origin', 'goes-elsewhere', 'The page redirects to another host.'],
  ['frame-sandbox', 'leads-the-app-away', 'The page navigates the window of the app.'],
  ['frame-schema', 'text-for-object', 'The page sends JSON text instead of an object.'],
  ['frame-secret', 'tells-the-token', 'A message has the whole address of the page.', 'close'],
  ['frame-steps', 'says-nothing', 'The button does nothing.'],
  ['frame-target', 'window-within', 'A nested frame sends the message.', 'close'],
  ['frame-unasked', 'deposit-unasked', 'The page sends deposit when it starts.'],
]

/** Runs the harness on all pages in one browser. `isSkipped` skips for each page the check that it proves. */
async function runOnPages(isSkipped: boolean): Promise<RunReport> {
  const pages = await serveFramePages()
  const frames = PAGES.map(([, name, , event]): FrameConfig => {
    if (name === OWN_PAGE) return { name, url: `${APP}/${name}`, kind: 'game' }
    const { kind, sends = event }: FramePage = FRAME_PAGES[name]
    // No tap on the page that redirects, because its button may disappear before the tap.
    const steps = name === 'goes-elsewhere' ? [] : [{ click: 'Go', ...(sends !== undefined && { sends }) }]
    return { name, url: pages.getAddress(name), kind, steps }
  })
  const off = PAGES.map(([id, name]): [string, CheckSetting[]] => [id, [{ severity: 'off', only: [`frame:${name}`] }]])
  try {
    return await runConformance({
      ...KIOSK_CONFIG,
      url: APP,
      transport: openKiosk().transport,
      workers: 3,
      frames,
      frameDocument,
      only: PAGES.map(([, name]) => `frame:${name}`),
      // Long enough for a late message to arrive.
      socket: { settleMs: 1000, eventMs: 6000 },
      checkSettings: isSkipped ? Object.fromEntries(off) : {},
    })
  } finally {
    pages.close()
  }
}

/** The pages that are proven here, so that other tests need not open them. */
export const PROVEN_PAGES: readonly string[] = PAGES.map(([, name]) => name)

const runs = new Map<boolean, Promise<RunReport>>()

/** All proofs share two runs, because a browser takes seconds to start. */
function onPage(page: string, shows: string): Proof {
  const at = `frame:${page}`
  return {
    shows,
    at,
    run: async (skipChecks) => {
      const isSkipped = skipChecks.length > 0
      const running = runs.get(isSkipped) ?? runOnPages(isSkipped)
      runs.set(isSkipped, running)
      const report = await running
      return { ...report, findings: report.findings.filter(({ operationId }) => operationId === at) }
    },
  }
}

/** The proofs of the checks of framed pages. */
export const FRAME_PROOFS: Proofs = Object.fromEntries(PAGES.map(([id, page, shows]) => [id, onPage(page, shows)]))
