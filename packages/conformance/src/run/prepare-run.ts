import { didYouMean } from '@tumpak/contract-kit/did-you-mean.ts'
import { findCheckSetting, type CheckSetting } from '../config/check-setting.ts'
import { CHECKS, groupByPhase } from '../checks/registry.ts'
import type { Check } from '../checks/define-check.ts'
import { getCodeNames } from '../checks/input/documented-code.ts'
import { judgeResult } from '../checks/response/judge-result.ts'
import { withDefaults, type Config, type ConfigInput } from '../config/config.ts'
import { readDocument } from '@tumpak/contract-kit/load-document.ts'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { readCodes, readOperations } from '@tumpak/contract-kit/read-operations.ts'
import { leaveOutFragments } from '../document/fragments.ts'
import { readOpenapi, type OpenapiDocument } from '../document/read-openapi.ts'
import { secretFields } from '../document/secret-fields.ts'
import { baseFor, getBase } from '../document/server-base.ts'
import { findOtherFields, readEnvelope, usesEnvelope, type Envelope } from '../document/envelope/envelope.ts'
import { createFitsSuccess, SuccessCode } from '../document/envelope/success-code.ts'
import { payloadIn } from '../document/envelope/payload.ts'
import { withHooks } from '../http/hooks.ts'
import type { RunReport } from '../context/run-report.ts'
import { HttpClient } from '../http/http-client.ts'
import { createSecrets, hideSecrets, type Secrets } from '../http/hide-secrets.ts'
import { createNodeTransport } from '../http/node-transport.ts'
import { readConnection, type ConnectionOptions } from '../http/connection.ts'
import { createPace } from '../http/pace.ts'
import { frameNames } from '../config/frame-config.ts'
import { readFrameContract, type FrameContract } from '../frames/frame-contract.ts'
import { readSocketContract, type SocketContract } from '../socket/socket-contract.ts'
import { createDial } from '../http/socket-wire.ts'
import { CONNECTION, listNames } from '../socket/socket-ledger.ts'
import { RunContext } from '../context/run-context.ts'
import { Ledger } from '../context/ledger.ts'
import { assertProvenance, assertSettings } from './assert-settings.ts'
import { select } from './plan/select.ts'
import { selectShard } from '../config/shard.ts'
import { CannotRun } from '../sessions/sessions.ts'

/** What a run and a proxy need: settings, documents, context. */
export interface PreparedRun {
  readonly config: Config
  readonly context: RunContext
  /** TLS and proxy of the configuration. */
  readonly connection: ConnectionOptions
  /** The socket's document; undefined if none is given. */
  readonly contract: SocketContract | undefined
  /** The contract of framed pages; undefined if there are none to open. */
  readonly frames: FrameContract | undefined
  /** Whether this run checks an operation, the socket or a framed page. A shard skips those of other shards. */
  readonly isMine: (unit: string) => boolean
  /** Secrets to mask in reports. More are added during the run. */
  readonly secrets: Secrets
  /** The HTTP document as a report names it. */
  readonly document: RunReport['document']
  readonly usesEnvelope: (operation: Operation) => boolean
}

/** The minimum length of a configured header value to mask in reports. */
const MIN_KEY_LENGTH = 8
const documents = new WeakMap<object, ReadDocument>()

interface ReadDocument {
  document: OpenapiDocument
  operations: Operation[]
}

/** Reads documents and settings. Sends nothing. Throws CannotRun if something cannot be read. */
export function prepareRun(given: ConfigInput, ownChecks: readonly Check[] = []): PreparedRun {
  const asked = withDefaults(given)
  const { document, operations } = readOpenapiOnce(asked.openapi)
  const contract = asked.asyncapi === undefined ? undefined : read(asked.asyncapi, readSocketContract)
  const frames = readFrames(asked)
  const pages = frameNames(asked.frames)
  const { root } = document
  const others = [...(contract ? listNames(contract) : []), ...pages]
  checkNames(asked, [...operations.map(({ id }) => id), ...others])
  checkCodes(asked, operations)
  assertSettings(asked, { root, operations, contract, pages, ownChecks })
  assertProvenance(asked, [root, contract?.root, frames?.root])
  const chosen = (words: readonly string[]): string[] => selectIds(words, operations, others)
  const { only, deny } = asked
  const checkSettings = resolveSettings(asked, chosen)
  const connection = getConnection(asked)
  const config = {
    ...asked,
    checkSettings,
    deny: chosen(deny),
    ...(only === undefined ? {} : { only: chosen(only) }),
    dial: asked.dial ?? createDial(connection),
  }
  // Shorter values are not keys, and words such as `test` occur elsewhere.
  const keys = Object.values(config.headers).filter((value) => value.length >= MIN_KEY_LENGTH)
  const secrets = createSecrets([...keys, ...config.secrets], secretFields(root))
  const stated = getEnvelope(config, root, operations)
  const enveloped = stated === undefined ? [] : operations.filter((operation) => usesEnvelope(root, stated, operation))
  const commonCodes = readCodes(root['x-codes'])
  const envelope = stated && {
    ...stated,
    data: stated.data === '' ? payloadIn(root, enveloped) : stated.data,
    successCode: new SuccessCode(commonCodes, createFitsSuccess(root)),
  }
  const withEnvelope = new Set(enveloped)
  const base = getAddress(config, root)
  const transport = config.transport ?? createNodeTransport(config.workers * 2, connection)
  const client = new HttpClient({
    url: base,
    baseFor: (operation) => baseFor(operation, base, config),
    transport: typeof config.hooks === 'object' ? withHooks(transport, config.hooks) : transport,
    pace: createPace(config.rateLimit),
    pause: config.pause,
    timeoutMs: config.timeoutMs,
    envelope,
    usesEnvelope: (operation) => withEnvelope.has(operation),
    secrets,
    headers: config.headers,
  })
  const isChosen = (id: string): boolean => config.only === undefined || config.only.includes(id)
  const calls = operations.map(({ id }) => id).filter(isChosen)
  if (config.only === undefined ? operations.length === 0 : config.only.length === 0)
    throw new CannotRun(operations.length === 0 ? describeEmpty(root) : 'only names no operation: nothing is checked')
  const mine = selectShard([...calls, CONNECTION, ...pages.filter(isChosen)], config.shard)
  const isMine = (unit: string): boolean => mine.has(unit)
  const hasCodes = root['x-codes'] !== undefined || operations.some(({ codes }) => codes.length > 0)
  const ledger = new Ledger(operations, isChosen, hasCodes, isMine)
  ledger.getSetting = (check, operationId) => findCheckSetting(config.checkSettings, check, operationId)
  const ownIds = new Set(ownChecks.map(({ id }) => id))
  ledger.isOwn = (check) => ownIds.has(check)
  ledger.hide = (words) => hideSecrets(words, secrets)
  const context = new RunContext({
    config,
    root,
    base,
    operations,
    commonCodes,
    envelope,
    client,
    ledger,
    judge: judgeResult,
    getChecks: groupByPhase([...CHECKS, ...ownChecks]),
  })
  const { title, version, convertedFrom } = document
  return {
    config,
    context,
    connection,
    contract,
    frames,
    isMine,
    secrets,
    document: { title, version, ...(convertedFrom && { convertedFrom }) },
    usesEnvelope: (operation) => withEnvelope.has(operation),
  }
}

/** Returns the settings of checks with the operations that they name. `skipChecks` wins. */
function resolveSettings(
  { checkSettings, skipChecks }: Config,
  chosen: (words: readonly string[]) => string[],
): Config['checkSettings'] {
  const settings = Object.entries(checkSettings).map(([check, list]): [string, CheckSetting[]] => [
    check,
    list.map((setting) => (setting.only === undefined ? setting : { ...setting, only: chosen(setting.only) })),
  ])
  const skipped = skipChecks.map((check): [string, CheckSetting[]] => [check, [{ severity: 'off' }]])
  return Object.fromEntries([...settings, ...skipped])
}

function describeEmpty({ webhooks }: Json): string {
  const count = isJson(webhooks) ? Object.keys(webhooks).length : 0
  return `the document has no operations: there is nothing to check${count === 0 ? '' : `. Its ${String(count)} webhooks are sent by the server, and are not judged`}`
}

/** Reads the contract of framed pages, if any are configured. */
function readFrames({ frames, frameDocument }: Config): FrameContract | undefined {
  if (frames.length === 0) return undefined
  if (frameDocument === undefined) throw new CannotRun('the document of framed pages is missing (frameDocument)')
  return read(frameDocument, readFrameContract)
}

/** Reads a document other than OpenAPI. */
function read<Contract>(document: string | Json, toContract: (root: Json) => Contract): Contract {
  try {
    return toContract(typeof document === 'string' ? readDocument(document) : document)
  } catch (cause) {
    throw new CannotRun(`the document cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
  }
}

function readOpenapiOnce(openapi: Config['openapi']): ReadDocument {
  try {
    const known = typeof openapi === 'string' ? undefined : documents.get(openapi)
    if (known !== undefined) return known
    const document = readOpenapi(openapi)
    const read = { document, operations: leaveOutFragments(readOperations(document.root)) }
    if (typeof openapi !== 'string') documents.set(openapi, read)
    return read
  } catch (cause) {
    throw new CannotRun(`the document cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
  }
}

/** Returns the envelope of the settings or of the document. An envelope that no response has would judge nothing. */
function getEnvelope({ envelope }: Config, root: Json, operations: readonly Operation[]): Envelope | undefined {
  const read = tryRead(() => readEnvelope(root, envelope))
  const others = envelope === undefined || read === undefined ? undefined : findOtherFields(root, read, operations)
  const field = read?.success.pointers[0]?.slice(1) ?? ''
  if (others !== undefined)
    throw new CannotRun(`envelope: no success of the document has the field ${field}.${didYouMean(field, others)}`)
  return read
}

function getAddress({ url, server, serverVariables }: Config, root: Json): string {
  return tryRead(() => getBase(url, root, { server, serverVariables }))
}

function getConnection(config: Config): ConnectionOptions {
  return tryRead(() => readConnection(config, process.env))
}

/** Reads a setting. An error ends the run with its message. */
function tryRead<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (cause) {
    throw new CannotRun(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

function selectIds(words: readonly string[], operations: readonly Operation[], names: readonly string[]): string[] {
  const { ids, unknown } = select(words, { operations, names })
  if (unknown === undefined) return ids
  const known = [...operations.flatMap(({ id, tags, path }) => [id, ...tags, path]), ...names]
  throw new CannotRun(`the document has no operation, tag, path or event like ${unknown}.${didYouMean(unknown, known)}`)
}

/** A misspelled code would exclude nothing. */
function checkCodes({ unseenCodes }: Config, operations: readonly Operation[]): void {
  const known = new Set(
    operations.flatMap((operation) => operation.codes.flatMap((code) => getCodeNames(operation, code))),
  )
  const unknown = Object.keys(unseenCodes).find((name) => !known.has(name))
  if (unknown !== undefined)
    throw new CannotRun(`unseenCodes: no operation of the document lists ${unknown}.${didYouMean(unknown, known)}`)
}

/** Checks names, because a misspelled one would silently skip something, or call what must not be called. */
function checkNames({ after, frames, login, register }: Config, names: readonly string[]): void {
  const known = new Set(names)
  const named = [...Object.keys(after), ...Object.values(after).flat()]
  named.push(...frames.flatMap(({ call }) => call ?? []))
  if (login !== undefined) named.push(login)
  if (typeof register === 'string') named.push(register)
  const unknown = named.find((id) => !known.has(id))
  if (unknown !== undefined)
    throw new CannotRun(`the document has no operation or event named ${unknown}.${didYouMean(unknown, known)}`)
}
