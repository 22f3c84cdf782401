import { NO_RULES } from '@tumpak/contract-kit/rules.ts'
import type { Browser } from 'playwright'
import { at } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { describeError, runChecks } from '../../checks/run-checks.ts'
import { allCheck } from '../../checks/whole/all.ts'
import { frameNames, type FrameConfig } from '../../config/frame-config.ts'
import { Ledger } from '../../context/ledger.ts'
import { getExclusionReason } from '../../context/risk.ts'
import { withWorkers } from '../../context/workers.ts'
import { getValidator } from '../../document/schema/validate.ts'
import type { FrameContext } from '../../frames/frame-context.ts'
import type { FrameContract } from '../../frames/frame-contract.ts'
import { isOnThisMachine, getFramingRefusal } from '../../frames/framing-refusal.ts'
import { isUnsandboxed, NoBrowser, openBrowser } from '../../frames/open-browser.ts'
import { visitFrame } from '../../frames/visit-frame.ts'
import type { SessionPool } from '../../sessions/session-pool.ts'
import { runVisit } from './run-visit.ts'

const MAX_TRIES = 3
const MAX_CONCURRENCY = 3
const UNSANDBOXED_REASON =
  'Chromium runs without its sandbox here, and the page is on another machine. Run as a user other than root, or allow it (--allow-unsandboxed)'

/** A framed page, and how reports name it. */
interface NamedPage {
  readonly page: FrameConfig
  readonly operation: Operation
}

/** What the visits of all pages share. */
interface FrameRun {
  readonly pool: SessionPool
  readonly context: FrameContext
  /** Returns the browser, which starts with the first page. */
  readonly getBrowser: () => Promise<Browser>
}

/** Opens each framed page as the app does, and runs the checks of its behavior and messages. */
export async function runFrames(
  pool: SessionPool,
  contract: FrameContract,
  isMine: (name: string) => boolean,
): Promise<Ledger> {
  const { config, getChecks, ledger: settings } = pool.context
  const names = frameNames(config.frames)
  const pages = config.frames
    .map((page, place): NamedPage => ({ page, operation: toOperation(contract, page, names[place] ?? '') }))
    .filter(({ operation }) => isMine(operation.id))
  const ledger = new Ledger(
    pages.map(({ operation }) => operation),
    () => true,
  )
  ledger.getSetting = settings.getSetting
  ledger.isOwn = settings.isOwn
  let browser: Promise<Browser> | undefined
  const getBrowser = (): Promise<Browser> => (browser ??= openBrowser())
  const run = { pool, context: { contract, ledger, getChecks, validate: getValidator(contract.root) }, getBrowser }
  await withWorkers(pages, Math.min(config.workers, MAX_CONCURRENCY), async (named) => {
    try {
      await runPage(run, named)
    } catch (error) {
      const reason = error instanceof NoBrowser ? error.message : describeError(error)
      ledger.markInconclusive(named.operation, allCheck, reason)
    }
  })
  await browser?.then(
    (opened) => opened.close(),
    () => undefined,
  )
  return ledger
}

async function runPage({ pool, context, getBrowser }: FrameRun, { page, operation }: NamedPage): Promise<void> {
  const { config } = pool.context
  const { ledger, contract } = context
  const found = await findAddress(pool, page)
  if ('why' in found) return ledger.markInconclusive(operation, allCheck, found.why, found.byChoice)
  const { address } = found
  const about = { context, operation, page, address }
  const refusal = getFramingRefusal(address, new URL(config.url))
  const request = { method: 'FRAME', url: operation.path, headers: {} }
  const evidence = { exchange: () => ({ request, response: null, curl: '' }) }
  await runChecks('frameAddress', { ...about, evidence, refusal })
  if (refusal !== undefined) return
  const browser = await getBrowser()
  if (!isOnThisMachine(address) && isUnsandboxed() && !config.allowUnsandboxed)
    return ledger.markInconclusive(operation, allCheck, UNSANDBOXED_REASON)
  const app = new URL(config.url).origin
  const { settleMs = 500, eventMs = 5000 } = config.socket ?? {}
  const visit = await visitFrame(browser, {
    app,
    address: withQuery(address, contract.query, config.languages[0]),
    steps: page.steps ?? [],
    tapsAll: config.allow.includes('money'),
    times: { loadMs: config.timeoutMs, settleMs, eventMs },
  })
  await runVisit({ ...about, app }, visit)
}

type Found = { readonly address: string } | { readonly why: string; readonly byChoice?: boolean }

/** Returns the configured URL, or one from a new response, because its launch token may be single-use. */
async function findAddress({ context, sessions, candidates }: SessionPool, page: FrameConfig): Promise<Found> {
  if (page.url !== undefined) return { address: page.url }
  const { call = '', pointer = '' } = page
  const operation = context.operation(call)
  if (operation === undefined) return { why: `the document has no operation named ${call}` }
  const exclusion = getExclusionReason(operation, context.config)
  if (exclusion !== undefined)
    return { why: `${call}, which returns its address, is excluded: ${exclusion}`, byChoice: true }
  if (operation.needsSession && sessions.noPlayerReason !== undefined) return { why: sessions.noPlayerReason }
  let tries = 0
  for await (const { input, player } of candidates.of(operation, sessions.main)) {
    const jar = operation.needsSession ? await sessions.getJar(player) : undefined
    const result = await context.look(operation, input, { jar })
    const address = result.outcome.kind === 'success' ? at(context.data(result), pointer) : undefined
    if (typeof address === 'string' && URL.canParse(address)) return { address }
    tries += 1
    if (tries >= MAX_TRIES) break
  }
  return { why: `${call} returned no address at ${pointer === '' ? 'its payload' : pointer}` }
}

/** Adds the parameters that the app adds: language and theme. */
function withQuery(address: string, query: readonly string[], language: string): string {
  const url = new URL(address)
  const values: { [name: string]: string } = { lang: language, theme: 'dark' }
  for (const name of query) url.searchParams.set(name, values[name] ?? '')
  return url.href
}

function toOperation(contract: FrameContract, { url, call, kind }: FrameConfig, id: string): Operation {
  const { origin, pathname } = new URL(url ?? 'http://page/')
  const messages = contract.messages.filter(
    ({ kinds, isFromApp }) => !isFromApp && (kind === undefined || kinds.length === 0 || kinds.includes(kind)),
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
