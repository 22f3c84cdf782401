import { NO_RULES } from '@tumpak/contract-kit/rules.ts'
import { frameAddressCheck } from '../checks/frame-checks.ts'
import { allCheck } from '../context/whole-checks.ts'
import type { Browser } from 'playwright'
import { at } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { SessionPool } from '../sessions/session-pool.ts'
import { Ledger } from '../context/ledger.ts'
import { describeError } from '../checks/run-phase.ts'
import { getExclusionReason } from '../context/risk.ts'
import { withWorkers } from '../context/workers.ts'
import { getValidator } from '../document/schema/validate.ts'
import { frameNames, type FrameConfig } from '../config/frame-config.ts'
import type { FrameContract } from './frame-contract.ts'
import { judgeVisit } from './judge-visit.ts'
import { isUnsandboxed, NoBrowser, openBrowser } from './open-browser.ts'
import { visitFrame } from './visit-frame.ts'
import { isOnThisMachine, getFramingRefusal } from './framing-refusal.ts'

const MAX_TRIES = 3
const MAX_CONCURRENCY = 3
const UNSANDBOXED_REASON =
  'Chromium runs without its sandbox here, and the page is on another machine. Run as a user other than root, or allow it (--allow-unsandboxed)'
/** Shorter values in a URL are hardly secrets, and would match by chance. */
const MIN_SECRET_LENGTH = 8

/** Opens each framed page as the app does, and checks its behavior and messages against the document. */
export async function judgeFrames(
  pool: SessionPool,
  contract: FrameContract,
  isMine: (name: string) => boolean,
): Promise<Ledger> {
  const { config } = pool.context
  const names = frameNames(config.frames)
  const pages = config.frames.map((page, place) => ({
    page,
    operation: toOperation(contract, page, names[place] ?? ''),
  }))
  const mine = pages.filter(({ operation }) => isMine(operation.id))
  const ledger = new Ledger(
    mine.map(({ operation }) => operation),
    () => true,
  )
  ledger.getSetting = pool.context.ledger.getSetting
  let browser: Promise<Browser> | undefined
  const inBrowser = (): Promise<Browser> => (browser ??= openBrowser())
  await withWorkers(mine, Math.min(config.workers, MAX_CONCURRENCY), async ({ page, operation }) => {
    try {
      await judgePage({ pool, contract, ledger, inBrowser }, page, operation)
    } catch (error) {
      ledger.markInconclusive(operation, allCheck, error instanceof NoBrowser ? error.message : describeError(error))
    }
  })
  await browser?.then(
    (one) => one.close(),
    () => undefined,
  )
  return ledger
}

interface Parts {
  readonly pool: SessionPool
  readonly contract: FrameContract
  readonly ledger: Ledger
  readonly inBrowser: () => Promise<Browser>
}

async function judgePage(
  { pool, contract, ledger, inBrowser }: Parts,
  page: FrameConfig,
  operation: Operation,
): Promise<void> {
  const { config } = pool.context
  const found = await getAddress(pool, page)
  if ('why' in found) return ledger.markInconclusive(operation, allCheck, found.why, found.byChoice)
  const { address } = found
  const why = getFramingRefusal(address, new URL(config.url))
  if (why !== undefined) return refuse(ledger, contract, operation, why)
  const app = new URL(config.url).origin
  const { settleMs = 500, eventMs = 5000 } = config.socket ?? {}
  const browser = await inBrowser()
  if (!isOnThisMachine(address) && isUnsandboxed() && !config.allowUnsandboxed)
    return ledger.markInconclusive(operation, allCheck, UNSANDBOXED_REASON)
  const visit = await visitFrame(browser, {
    app,
    address: withQuery(address, contract.query, config.languages[0]),
    steps: page.steps ?? [],
    tapsAll: config.allow.includes('money'),
    times: { loadMs: config.timeoutMs, settleMs, eventMs },
  })
  const validate = getValidator(contract.root)
  judgeVisit({ contract, ledger, validate, operation, page, address, app, secrets: getSecrets(address) }, visit)
}

type Found = { readonly address: string } | { readonly why: string; readonly byChoice?: boolean }

/** Returns the configured URL, or one from a new response, because its launch token may be single-use. */
async function getAddress({ context, sessions, candidates }: SessionPool, page: FrameConfig): Promise<Found> {
  if (page.url !== undefined) return { address: page.url }
  const { call = '', pointer = '' } = page
  const operation = context.operation(call)
  if (operation === undefined) return { why: `the document has no operation named ${call}` }
  const exclusion = getExclusionReason(operation, context.config)
  if (exclusion !== undefined)
    return { why: `${call}, which returns its address, is excluded: ${exclusion}`, byChoice: true }
  if (operation.needsSession && sessions.noPlayerReason !== undefined) return { why: sessions.noPlayerReason }
  let tries = 0
  for await (const one of candidates.of(operation, sessions.main)) {
    const jar = operation.needsSession ? await sessions.getJar(one.player) : undefined
    const result = await context.look(operation, one.input, { jar })
    const found = result.outcome.kind === 'success' ? at(context.data(result), pointer) : undefined
    if (typeof found === 'string' && URL.canParse(found)) return { address: found }
    tries += 1
    if (tries >= MAX_TRIES) break
  }
  return { why: `${call} returned no address at ${pointer === '' ? 'its payload' : pointer}` }
}

function refuse(ledger: Ledger, { pointer, proposed }: FrameContract, operation: Operation, why: string): void {
  ledger.fail(operation, {
    check: frameAddressCheck,
    rule: pointer,
    proposed,
    title: 'The app does not open this address in a frame',
    explanation: `Players see no page: ${why}. Use an absolute https address on another host than the app’s.`,
    evidence: {
      exchange: () => ({ request: { method: 'FRAME', url: operation.path, headers: {} }, response: null, curl: '' }),
    },
  })
}

/** Adds the parameters that the app adds: language and theme. */
function withQuery(address: string, query: readonly string[], language: string): string {
  const url = new URL(address)
  const values: { [name: string]: string } = { lang: language, theme: 'dark' }
  for (const name of query) url.searchParams.set(name, values[name] ?? '')
  return url.href
}

function getSecrets(address: string): string[] {
  const { searchParams, hash } = new URL(address)
  return [...searchParams.values(), hash.slice(1)].filter((value) => value.length >= MIN_SECRET_LENGTH)
}

function toOperation(contract: FrameContract, { url, call, kind }: FrameConfig, id: string): Operation {
  const { origin, pathname } = new URL(url ?? 'http://page/')
  const messages = contract.messages.filter(
    ({ kinds }) => kind === undefined || kinds.length === 0 || kinds.includes(kind),
  )
  return {
    id,
    method: 'FRAME',
    path: url === undefined ? `the page at the address from ${call ?? 'an operation'}` : origin + pathname,
    tag: 'frames',
    tags: ['frames'],
    summary: `A page in a frame of the app${kind === undefined ? '' : ` (${kind})`}`,
    description: '',
    pointer: contract.pointer,
    needsSession: false,
    proposed: contract.proposed,
    effect: 'read',
    ...NO_RULES,
    shows: [],
    affects: [],
    codes: messages.map(({ event, title }) => ({ code: event, name: title, cause: '', proposed: contract.proposed })),
    parameters: [],
    responses: [],
    links: [],
    destructive: false,
  }
}
