import type { Operation } from '../document/operation.ts'
import type { Exchange } from '../model.ts'
import { ofMessage } from '../report/medium.ts'
import type { Departure, Ledger } from '../run/ledger.ts'
import type { Validate } from '../schema/validate.ts'
import type { FrameConfig } from './frame-config.ts'
import type { FrameContract, FrameMessage } from './frame-contract.ts'
import { eventOf, type FrameHeard, type FrameVisit } from './visit-frame.ts'

/** The context of a visit's checks. */
export interface FrameCase {
  readonly contract: FrameContract
  readonly ledger: Ledger
  readonly validate: Validate
  readonly operation: Operation
  readonly page: FrameConfig
  readonly address: string
  /** The origin of the app. */
  readonly app: string
  /** What no message may contain: the launch token. */
  readonly secrets: readonly string[]
}

const MOST_SHOWN = 20
const SHORT = 300
/** Sent only after a player's tap. */
const ASKED_FOR = 'deposit'
/** Not sent when the app closes the frame. */
const ENDING = 'close'

/** Checks a framed page's behavior and messages against the document. */
export function judgeVisit(one: FrameCase, visit: FrameVisit): void {
  const { contract, ledger, operation, address } = one
  const fail = (departure: Omit<Departure, 'evidence' | 'rule'> & { rule?: string }): void =>
    ledger.fail(operation, {
      proposed: contract.proposed,
      rule: contract.pointer,
      ...departure,
      evidence: { exchange: () => exchangeOf(one, visit) },
    })
  ledger.countCase(operation)
  if (visit.blocked !== undefined || (visit.status ?? 200) >= 400) {
    const how = visit.blocked ?? `it answers HTTP ${String(visit.status)}`
    fail({
      check: 'frame-load',
      gravity: 'critical',
      title: 'The page cannot be shown in a frame of the app',
      explanation: `Players see an empty frame: ${how}. A page lets the app’s origin frame it (frame-ancestors), and sends no X-Frame-Options.`,
    })
    return
  }
  ledger.succeed(operation)
  ledger.pass(operation, 'frame-load')
  for (const heard of visit.heard) judgeHeard(one, heard, fail)
  judgeSteps(one, visit, fail)
  judgeComplaints(one, visit, fail)
  const home = new URL(address).origin
  if (visit.origin !== home && visit.origin !== '') {
    fail({
      check: 'frame-origin',
      // A tapped link may navigate; a page on another origin from the start is never heard.
      gravity: visit.firstOrigin === home ? 'minor' : 'major',
      title: 'The page goes on to another origin',
      explanation: `It was opened at ${home} and ended at ${visit.origin}. The app hears nothing from there: it takes messages only from the origin of the address that it was given.`,
    })
  }
  for (const check of ['frame-event', 'frame-schema', 'frame-kind', 'frame-origin', 'frame-target', 'frame-secret']) {
    if (visit.heard.length > 0) ledger.pass(operation, check)
  }
  for (const check of ['frame-sandbox', 'frame-error', 'frame-unasked']) ledger.pass(operation, check)
}

type Fail = (departure: Omit<Departure, 'evidence' | 'rule'> & { rule?: string }) => void

function judgeHeard(one: FrameCase, heard: FrameHeard, fail: Fail): void {
  const { contract, ledger, operation, page, secrets, address } = one
  const { text, origin } = heard
  const shown = masked(text, secrets).slice(0, SHORT)
  if (secrets.some((secret) => text.includes(secret))) {
    fail({
      check: 'frame-secret',
      gravity: 'critical',
      title: 'A message holds the launch token of the page’s address',
      explanation: `Any window may be the one that listens, which is why no message holds a secret. It was ${shown}`,
    })
  }
  if (!heard.isPage) {
    fail({
      check: 'frame-target',
      gravity: 'major',
      title: 'A window within the page speaks for it',
      explanation: `The app takes a message only from the frame’s own window; this one it ignores: ${shown}. Let the page itself post it to window.parent.`,
    })
    return
  }
  const home = new URL(address).origin
  if (origin !== home) {
    fail({
      check: 'frame-origin',
      gravity: 'major',
      title: 'A message comes from another origin than the page was opened with',
      explanation: `It was opened at ${home}, the message came from ${origin}. The app ignores it.`,
    })
    return
  }
  if (heard.isText) {
    fail({
      check: 'frame-schema',
      gravity: 'major',
      title: 'A message is a text, where an object is wanted',
      explanation: `The app ignores it. Post the object itself, not its JSON text: window.parent.postMessage({event: 'close'}, '*'). It was ${shown}`,
    })
    return
  }
  const event = eventOf(text)
  const message = contract.messages.find((known) => known.event === event)
  if (message === undefined) {
    fail({
      check: 'frame-event',
      gravity: 'minor',
      pointer: '/event',
      title: `The page says ${JSON.stringify(event) ?? 'something without an event'}, which the document does not have`,
      explanation: `The app ignores it. Known are ${contract.messages.map((known) => known.event).join(', ')}. It was ${shown}`,
    })
    return
  }
  ledger.seeCode(operation, message.event)
  judgePayload(one, message, text, fail)
  if (page.kind !== undefined && message.kinds.length > 0 && !message.kinds.includes(page.kind)) {
    fail({
      check: 'frame-kind',
      gravity: 'major',
      rule: `${message.pointer}/x-frames`,
      pointer: `/${message.event}`,
      title: `A page of kind ${page.kind} says ${message.event}`,
      explanation: `Only ${message.kinds.join(' and ')} may say that; the app ignores it.`,
    })
  }
  if (heard.after < 0 && message.event === ASKED_FOR && !heard.isClosed) {
    fail({
      check: 'frame-unasked',
      gravity: 'major',
      rule: message.pointer,
      title: 'The page sends the player to the deposit unasked',
      explanation: 'Nothing had been tapped yet, and the app closed the frame and went to recharge.',
    })
  }
  if (heard.isClosed && message.event === ENDING) {
    fail({
      check: 'frame-close',
      gravity: 'minor',
      rule: message.pointer,
      title: 'The page says close when the app closes the frame',
      explanation: 'The frame is gone by then: a close that comes late may close what the player has opened since.',
    })
  }
}

function judgePayload({ validate, secrets }: FrameCase, message: FrameMessage, text: string, fail: Fail): void {
  const { violations } = validate(message.payload, JSON.parse(text) as unknown)
  for (const { message: words, pointer, rule, proposed } of violations) {
    fail({
      check: 'frame-schema',
      gravity: 'major',
      rule,
      proposed,
      pointer,
      title: `${message.event} does not fit its schema: ${ofMessage(words)}`,
      explanation: `The app ignores the whole message, and the player sees nothing of it. It was ${masked(text, secrets).slice(0, SHORT)}`,
    })
  }
}

function judgeSteps({ ledger, operation, page, contract, app }: FrameCase, visit: FrameVisit, fail: Fail): void {
  for (const name of visit.missing) {
    ledger.leaveOpen(operation, 'frame-steps', `there was no button, link or tab named ${name} that could be tapped`)
  }
  for (const [place, { click, sends }] of (page.steps ?? []).entries()) {
    if (sends === undefined || visit.missing.includes(click)) continue
    const came = visit.heard.filter((one) => one.after === place && !one.isClosed && eventOf(one.text) === sends)
    const rule = contract.messages.find(({ event }) => event === sends)?.pointer ?? contract.pointer
    const about = { gravity: 'major', rule, pointer: `/${sends}` } as const
    if (came.length === 0) {
      fail({
        ...about,
        check: 'frame-steps',
        title: `The page does not say ${sends}`,
        explanation: `“${click}” was tapped, and the app, ${app}, was told nothing: for the player nothing happens, or a badge keeps an old count. A message that the page posts to any other origin never arrives.`,
      })
    } else if (came.length > 1) {
      fail({
        ...about,
        check: 'frame-once',
        title: `The page says ${sends} more than once`,
        explanation: `“${click}” was tapped once, and ${String(came.length)} messages came. The app lowers a count with each.`,
      })
    } else {
      ledger.pass(operation, 'frame-steps')
      ledger.pass(operation, 'frame-once')
    }
  }
  if ((page.steps ?? []).length > 0 || visit.heard.length > 0) return
  const why =
    visit.taps > 0
      ? 'whatever was tapped, the page said nothing: name what makes it speak (frames, steps)'
      : 'nothing was tapped, and the page said nothing: name what makes it speak (frames, steps), or allow money, and everything is tapped'
  ledger.leaveOpen(operation, 'frame-steps', why)
}

function judgeComplaints({ secrets }: FrameCase, { errors, complaints }: FrameVisit, fail: Fail): void {
  const cut = (line: string): string => masked(line, secrets).slice(0, SHORT)
  // Sandbox violations are reported once, below.
  const error = errors.find((line) => !/permission to navigate/i.test(line))
  if (error !== undefined) {
    fail({
      check: 'frame-error',
      gravity: 'major',
      title: 'The page’s script ends in an error',
      explanation: `In a frame of the app it has no session, and may be kept from storing anything: it must bear that. The browser says: ${cut(error)}`,
    })
  }
  const sandboxed = complaints.find((line) => /sandbox/i.test(line))
  if (sandboxed !== undefined) {
    fail({
      check: 'frame-sandbox',
      gravity: 'major',
      title: 'The page tries what its frame does not allow',
      explanation: `It may run scripts and send forms; it may not open windows, ask by dialogs or lead the app away. The browser says: ${cut(sandboxed)}`,
    })
  }
}

/** The page for a report: its address without the token, and its messages. */
function exchangeOf({ address, secrets, page }: FrameCase, { heard, status, missing }: FrameVisit): Exchange {
  const { origin, pathname } = new URL(address)
  const texts = heard.slice(0, MOST_SHOWN).map(({ text }) => masked(text, secrets).slice(0, SHORT))
  const done = (page.steps ?? []).map(({ click }) => `${missing.includes(click) ? '(not there) ' : ''}tap ${click}`)
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

function masked(words: string, secrets: readonly string[]): string {
  return secrets.reduce((text, secret) => text.replaceAll(secret, '•••'), words)
}
