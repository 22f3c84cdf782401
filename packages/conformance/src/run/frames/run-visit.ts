import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { runChecks } from '../../checks/run-checks.ts'
import type { FrameConfig } from '../../config/frame-config.ts'
import type { FrameContext } from '../../frames/frame-context.ts'
import type { FrameVisit } from '../../frames/frame-visit.ts'
import { readMessages } from '../../frames/page-message.ts'
import type { Exchange } from '../../http/exchange.ts'

/** A framed page that was opened. */
export interface VisitedPage {
  readonly context: FrameContext
  /** The page, as reports name it. */
  readonly operation: Operation
  readonly page: FrameConfig
  readonly address: string
  /** The origin of the app. */
  readonly app: string
}

const MAX_SHOWN = 20
const MAX_LENGTH = 300
/** Shorter values in a URL are hardly secrets, and would match by chance. */
const MIN_SECRET_LENGTH = 8

/** Runs the checks of a page's behavior and messages. */
export async function runVisit({ app, ...about }: VisitedPage, visit: FrameVisit): Promise<void> {
  const { context, operation, page, address } = about
  const { ledger, contract } = context
  const secrets = getSecrets(address)
  const quote = (words: string): string =>
    secrets.reduce((text, secret) => text.replaceAll(secret, '•••'), words).slice(0, MAX_LENGTH)
  const input = { ...about, evidence: { exchange: () => toExchange(about, visit, quote) } }
  const problem = getProblem(visit)
  ledger.countCase(operation)
  if (problem === undefined) ledger.succeed(operation)
  await runChecks('frameVisit', { ...input, problem })
  if (problem !== undefined) return
  const messages = readMessages(contract, visit.received, new URL(address).origin)
  for (const { documented } of messages) if (documented !== undefined) ledger.seeCode(operation, documented.event)
  for (const [place, step] of (page.steps ?? []).entries()) {
    const isMissing = visit.missing.includes(step.click)
    const caused = messages.filter(({ after, isClosed, event }) => after === place && !isClosed && event === step.sends)
    const count = step.sends === undefined || isMissing ? 0 : caused.length
    const rule = contract.messages.find(({ event }) => event === step.sends)?.pointer ?? contract.pointer
    await runChecks('frameStep', { ...input, step, isMissing, count, rule, app })
  }
  await runChecks('frameShown', { ...input, visit, messages, secrets, quote })
}

/** Why players see an empty frame; undefined if the page is shown. */
function getProblem({ blocked, status = 200 }: FrameVisit): string | undefined {
  return blocked ?? (status >= 400 ? `it responds with HTTP ${String(status)}` : undefined)
}

/** The values in an address that no message may contain. */
function getSecrets(address: string): string[] {
  const { searchParams, hash } = new URL(address)
  return [...searchParams.values(), hash.slice(1)].filter((value) => value.length >= MIN_SECRET_LENGTH)
}

/** Formats the visit for a report: the page's URL without the launch token, and its messages. */
function toExchange(
  { address, page }: Pick<VisitedPage, 'address' | 'page'>,
  { received, status, missing }: FrameVisit,
  quote: (words: string) => string,
): Exchange {
  const { origin, pathname } = new URL(address)
  const texts = received.slice(0, MAX_SHOWN).map(({ text }) => quote(text))
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
