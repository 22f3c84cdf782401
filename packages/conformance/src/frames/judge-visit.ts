import {
  frameCloseCheck,
  frameErrorCheck,
  frameEventCheck,
  frameKindCheck,
  frameLoadCheck,
  frameOnceCheck,
  frameOriginCheck,
  frameSandboxCheck,
  frameSchemaCheck,
  frameSecretCheck,
  frameStepsCheck,
  frameTargetCheck,
  frameUnaskedCheck,
} from '../checks/frame-checks.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { Exchange } from '../http/exchange.ts'
import { ofMessage } from '../document/schema/sentence.ts'
import type { Violation, Ledger } from '../context/ledger.ts'
import { tryCheckSync } from '../checks/run-phase.ts'
import type { Validate } from '../document/schema/validate.ts'
import type { FrameConfig } from '../config/frame-config.ts'
import type { FrameContract, FrameMessage } from './frame-contract.ts'
import { parseEvent, type ReceivedMessage, type FrameVisit } from './visit-frame.ts'

/** What the checks of one visit share. */
export interface FrameCase {
  readonly contract: FrameContract
  readonly ledger: Ledger
  readonly validate: Validate
  readonly operation: Operation
  readonly page: FrameConfig
  readonly address: string
  /** The origin of the app. */
  readonly app: string
  /** Values that no message may contain: the launch token. */
  readonly secrets: readonly string[]
}

const MAX_SHOWN = 20
const MAX_LENGTH = 300
/** The event that a page may send only after a tap. */
const TAP_ONLY_EVENT = 'deposit'
/** The event that a page must not send once the app has closed the frame. */
const CLOSE_EVENT = 'close'

/** Checks a framed page's behavior and messages against the document. */
export function judgeVisit(one: FrameCase, visit: FrameVisit): void {
  const { contract, ledger, operation, address } = one
  const fail = (violation: Omit<Violation, 'evidence' | 'rule'> & { rule?: string }): void =>
    ledger.fail(operation, {
      proposed: contract.proposed,
      rule: contract.pointer,
      ...violation,
      evidence: { exchange: () => getExchange(one, visit) },
    })
  ledger.countCase(operation)
  if (visit.blocked !== undefined || (visit.status ?? 200) >= 400) {
    const how = visit.blocked ?? `it responds with HTTP ${String(visit.status)}`
    fail({
      check: frameLoadCheck,
      title: 'The app cannot show the page in a frame',
      explanation: `Players see an empty frame: ${how}. Allow the app’s origin in frame-ancestors, and send no X-Frame-Options.`,
    })
    return
  }
  ledger.succeed(operation)
  ledger.pass(operation, frameLoadCheck)
  for (const received of visit.received)
    tryCheckSync(ledger, operation, frameSchemaCheck, () => judgeReceived(one, received, fail))
  tryCheckSync(ledger, operation, frameStepsCheck, () => judgeSteps(one, visit, fail))
  tryCheckSync(ledger, operation, frameErrorCheck, () => judgeErrors(one, visit, fail))
  const home = new URL(address).origin
  if (visit.origin !== home && visit.origin !== '') {
    fail({
      check: frameOriginCheck,
      // Minor after a tap on a link, which may navigate. A page that starts on another origin loses all its messages.
      severity: visit.firstOrigin === home ? 'minor' : 'major',
      title: 'The page redirects to another origin',
      explanation: `It was opened at ${home} and ended at ${visit.origin}. The app accepts messages only from the origin of the original address. Stay on that origin.`,
    })
  }
  for (const check of [
    frameEventCheck,
    frameSchemaCheck,
    frameKindCheck,
    frameOriginCheck,
    frameTargetCheck,
    frameSecretCheck,
  ]) {
    if (visit.received.length > 0) ledger.pass(operation, check)
  }
  for (const check of [frameSandboxCheck, frameErrorCheck, frameUnaskedCheck]) ledger.pass(operation, check)
}

type Fail = (violation: Omit<Violation, 'evidence' | 'rule'> & { rule?: string }) => void

function judgeReceived(one: FrameCase, received: ReceivedMessage, fail: Fail): void {
  const { contract, ledger, operation, page, secrets, address } = one
  const { text, origin } = received
  const shown = mask(text, secrets).slice(0, MAX_LENGTH)
  if (secrets.some((secret) => text.includes(secret))) {
    fail({
      check: frameSecretCheck,
      title: 'A message contains the launch token of the page’s address',
      explanation: `Other windows can receive the message. Send no secrets in messages. Received: ${shown}`,
    })
  }
  if (!received.isPage) {
    fail({
      check: frameTargetCheck,
      title: 'A nested window sends messages for the page',
      explanation: `The app accepts messages only from the frame’s own window and ignores ${shown}. Post it from the page itself to window.parent.`,
    })
    return
  }
  const home = new URL(address).origin
  if (origin !== home) {
    fail({
      check: frameOriginCheck,
      title: 'A message comes from a different origin than the page’s address',
      explanation: `The page was opened at ${home}, but the message came from ${origin}. The app ignores it. Send messages from the origin of the address.`,
    })
    return
  }
  if (received.isText) {
    fail({
      check: frameSchemaCheck,
      title: 'A message is a string, not an object',
      explanation: `The app ignores it. Post the object itself, not JSON text: window.parent.postMessage({event: 'close'}, '*'). Received: ${shown}`,
    })
    return
  }
  const event = parseEvent(text)
  const message = contract.messages.find((known) => known.event === event)
  if (message === undefined) {
    fail({
      check: frameEventCheck,
      pointer: '/event',
      title: `The page sends ${JSON.stringify(event) ?? 'a message without an event'}, which is not documented`,
      explanation: `The app ignores it. Documented: ${contract.messages.map((known) => known.event).join(', ')}. Received: ${shown}`,
    })
    return
  }
  ledger.seeCode(operation, message.event)
  judgePayload(one, message, text, fail)
  if (page.kind !== undefined && message.kinds.length > 0 && !message.kinds.includes(page.kind)) {
    fail({
      check: frameKindCheck,
      rule: `${message.pointer}/x-frames`,
      pointer: `/${message.event}`,
      title: `A page of kind ${page.kind} sends ${message.event}`,
      explanation: `Only pages of kind ${message.kinds.join(' and ')} may send it. The app ignores it.`,
    })
  }
  if (received.after < 0 && message.event === TAP_ONLY_EVENT && !received.isClosed) {
    fail({
      check: frameUnaskedCheck,
      rule: message.pointer,
      title: 'The page opens the deposit without a tap',
      explanation:
        'Nothing was tapped, but the app closed the frame and opened the deposit. Send this message only after a tap.',
    })
  }
  if (received.isClosed && message.event === CLOSE_EVENT) {
    fail({
      check: frameCloseCheck,
      rule: message.pointer,
      title: 'The page sends close after the app closed the frame',
      explanation:
        'A late close may close the screen that the player opened since. Send close only while the frame is open.',
    })
  }
}

function judgePayload({ validate, secrets }: FrameCase, message: FrameMessage, text: string, fail: Fail): void {
  const { violations } = validate(message.payload, JSON.parse(text) as unknown)
  for (const { message: words, pointer, rule, proposed } of violations) {
    fail({
      check: frameSchemaCheck,
      rule,
      proposed,
      pointer,
      title: `${message.event} does not fit its schema: ${ofMessage(words)}`,
      explanation: `The app ignores the whole message. Send it as documented. Received: ${mask(text, secrets).slice(0, MAX_LENGTH)}`,
    })
  }
}

function judgeSteps({ ledger, operation, page, contract, app }: FrameCase, visit: FrameVisit, fail: Fail): void {
  for (const name of visit.missing) {
    ledger.markInconclusive(
      operation,
      frameStepsCheck,
      `there was no button, link or tab named ${name} that could be tapped`,
    )
  }
  for (const [place, { click, sends }] of (page.steps ?? []).entries()) {
    if (sends === undefined || visit.missing.includes(click)) continue
    const matching = visit.received.filter(
      (one) => one.after === place && !one.isClosed && parseEvent(one.text) === sends,
    )
    const rule = contract.messages.find(({ event }) => event === sends)?.pointer ?? contract.pointer
    const about = { severity: 'major', rule, pointer: `/${sends}` } as const
    if (matching.length === 0) {
      fail({
        ...about,
        check: frameStepsCheck,
        title: `The page does not send ${sends}`,
        explanation: `“${click}” was tapped, but the app at ${app} received no ${sends}: the tap has no effect, or a badge keeps an old count. Post the message to the app’s origin.`,
      })
    } else if (matching.length > 1) {
      fail({
        ...about,
        check: frameOnceCheck,
        title: `The page sends ${sends} more than once`,
        explanation: `“${click}” was tapped once, but ${String(matching.length)} messages arrived. The app lowers a count with each. Send one message per tap.`,
      })
    } else {
      ledger.pass(operation, frameStepsCheck)
      ledger.pass(operation, frameOnceCheck)
    }
  }
  if ((page.steps ?? []).length > 0 || visit.received.length > 0) return
  const why =
    visit.taps > 0
      ? 'the page sent no message after any tap: name the tap that makes it send one (frames, steps)'
      : 'the page sent no message without a tap: name the tap that makes it send one (frames, steps), or allow money to tap everything'
  ledger.markInconclusive(operation, frameStepsCheck, why)
}

function judgeErrors({ secrets }: FrameCase, { errors, complaints }: FrameVisit, fail: Fail): void {
  const cut = (line: string): string => mask(line, secrets).slice(0, MAX_LENGTH)
  // Sandbox violations are reported once, below.
  const error = errors.find((line) => !/permission to navigate/i.test(line))
  if (error !== undefined) {
    fail({
      check: frameErrorCheck,
      title: 'The page’s script throws an error',
      explanation: `In the app’s frame the page has no session and maybe no storage, and must work without them. Browser message: ${cut(error)}`,
    })
  }
  const sandboxed = complaints.find((line) => /sandbox/i.test(line))
  if (sandboxed !== undefined) {
    fail({
      check: frameSandboxCheck,
      title: 'The page tries an action that its frame forbids',
      explanation: `It may run scripts and submit forms. It may not open windows, show browser dialogs or navigate the app. Browser message: ${cut(sandboxed)}`,
    })
  }
}

/** Formats the visit for a report: the page's URL without the launch token, and its messages. */
function getExchange({ address, secrets, page }: FrameCase, { received, status, missing }: FrameVisit): Exchange {
  const { origin, pathname } = new URL(address)
  const texts = received.slice(0, MAX_SHOWN).map(({ text }) => mask(text, secrets).slice(0, MAX_LENGTH))
  const done = (page.steps ?? []).map(({ click }) => `${missing.includes(click) ? '(missing) ' : ''}tap ${click}`)
  return {
    request: {
      method: 'FRAME',
      url: origin + pathname,
      headers: {},
      ...(done.length > 0 && { body: done.join('\n') }),
    },
    response: { status: status ?? 0, headers: {}, body: texts.join('\n'), milliseconds: 0 },
    curl: '',
  }
}

function mask(words: string, secrets: readonly string[]): string {
  return secrets.reduce((text, secret) => text.replaceAll(secret, '•••'), words)
}
