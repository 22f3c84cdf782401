import type { DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import type { DocumentedResponse, Link, Operation, Parameter } from '@tumpak/contract-kit/operation.ts'
import type { Once } from '@tumpak/contract-kit/rules.ts'
import type { Candidate } from '../cases/candidate.ts'
import type { Case } from '../cases/case.ts'
import type { Player } from '../config/player.ts'
import type { RunContext } from '../context/run-context.ts'
import type { CookieJar } from '../http/cookie-jar.ts'
import type { Attempt, RequestInput, RequestResult } from '../http/request-result.ts'
import type { JarOf, SessionPool } from '../sessions/session-pool.ts'
import type { Change, Snapshot } from '../sessions/watch.ts'
import type { WholeList } from '../cases/list/read-page.ts'
import type { CheckReport } from './check-report.ts'
import type { FramePhases } from './frame/phases.ts'
import type { ProxyPhases } from './proxy/phases.ts'
import type { SocketPhases } from './socket/phases.ts'
import type { Around } from './write/around.ts'
import type { Effect } from './write/effect.ts'
import type { ForeignFields, Trial } from './write/trial.ts'
import type { WrittenThing } from './write/written-thing.ts'

/** What every check gets. */
interface Input {
  context: RunContext
  operation: Operation
  report: CheckReport
}

interface PoolInput extends Input {
  pool: SessionPool
}

/** A request that may succeed, and who sends it. */
interface SentInput extends PoolInput {
  /** What is sent. */
  input: RequestInput
  player: Player
  jar: CookieJar
  /** Returns the cookies for a player's request; some operations get a new session each time. */
  getJar: JarOf
}

/** A request that was sent, and what came back. */
interface ExchangeInput extends SentInput {
  used: Candidate
  result: RequestResult
}

/** A case in two halves. Those of a run begin together, and end together. */
export interface HalvedCase {
  operation: Operation
  /** Runs the first half. Returns the second half, or undefined if there is nothing to wait for. */
  begin(pool: SessionPool, report: CheckReport): Promise<(() => Promise<void>) | undefined>
}

/** A case that takes longer than 5 s. */
export interface SlowCase extends HalvedCase {
  /** The wait, in seconds, between the two halves. */
  seconds: number
}

/** What a try to succeed says of its operation. */
type SuccessInput =
  | { verdict: 'accepted' }
  /** A valid request is refused. `earlier` gave its input. */
  | { verdict: 'refused'; result: RequestResult; earlier: RequestResult | undefined }
  /** No try succeeded. `result` and `used` are the most likely one. */
  | { verdict: 'never'; result: RequestResult | undefined; used: Candidate | undefined }
  /** The document has no success for it, and the response is none that it has. */
  | { verdict: 'undocumented'; result: RequestResult }

/** A variant of a valid request that was sent. */
interface VariantInput {
  variant: Case
  result: RequestResult
  /** Whether the operation has succeeded with other input. */
  hasSucceeded: boolean
  /** Set for the one variant that stands for many: the request without a body succeeds, and each of `count` bodies is refused. */
  bodies?: { count: number; withoutBody: RequestResult; isProposed: boolean }
}

/** Refused requests of a write, and what the reads showed around them. */
interface RefusedInput {
  /** Undefined if no read shows what the operation changes. */
  before: Snapshot | undefined
  after: Snapshot | undefined
  changes: readonly Change[]
  /** The request after which the reads differ; undefined if none does when repeated alone. */
  culprit: Culprit | undefined
  /** The last refused request. */
  result: RequestResult | undefined
  /** The response that the input comes from. */
  earlier: RequestResult | undefined
}

/** A refused request after which a read differs. */
export interface Culprit {
  change: Change
  result: RequestResult
  before: Snapshot
  after: Snapshot
}

interface EffectInput {
  result: RequestResult
  effect: Effect
  around: Around
  freshReads: readonly string[]
  staleReads: readonly string[]
}

interface ReadBackInput {
  /** The read of what was written; undefined if the work is only accepted. */
  read: RequestResult | undefined
  /** What was written; undefined if a link leads to the read. */
  thing: WrittenThing | undefined
  /** The link that leads to the read, and whether the response has the values that it passes. */
  link: { link: Link; isFound: boolean } | undefined
}

interface ListedInput {
  list: Operation
  thing: WrittenThing
  /** The owner's list, and whether it lacks what was created under every filter. */
  mine: WholeList
  isMissing: boolean
  /** The list of another player, and their read of what was created; undefined if there is no other player. */
  theirs: { list: WholeList; read: RequestResult } | undefined
}

interface StoredInput {
  /** A body that was sent, between two reads; undefined if none can be read again. */
  trial: Trial | undefined
  /** Set if values of `readOnly` fields were sent. */
  foreign?: ForeignFields
  /** The fields that a PATCH did not name. */
  unnamed?: readonly string[]
}

/** Requests with one idempotency key, in the order they were sent. */
interface KeyInput {
  parameter: Parameter | undefined
  /** Undefined if no request succeeded. */
  repeats: KeyRepeats | undefined
}

export interface KeyRepeats {
  /** A refusal with the key, before the success; undefined if none could be caused. */
  refused: RequestResult | undefined
  /** The same key with the valid request, if it stays refused. */
  stored: RequestResult | undefined
  first: RequestResult
  before: Snapshot
  after: Snapshot
  second: RequestResult
  last: Snapshot
  /** The key with other content. */
  other: RequestResult | undefined
}

/** A text that was sent, and another one that is shown in its place. */
export interface ChangedText {
  field: string
  schema: DocumentNode
  sent: string
  got: string
  /** The response to the write, and the one that shows the text. */
  result: RequestResult
  shown: RequestResult
}

/** A request with an idempotency key, and the reads around it. */
export interface KeyUse {
  result: RequestResult
  before: Snapshot
  after: Snapshot
}

/** The success that used a key first, and the request that uses it again. */
export interface ForeignUse {
  first: RequestResult
  foreign: KeyUse
}

/** A key that another player, or another operation, has used. */
interface ForeignKeyInput extends ForeignUse {
  parameter: Parameter
  of: 'player' | 'operation'
  /** A success with a new key. */
  usual: KeyUse
  /** Does the same with another key. */
  again: () => Promise<ForeignUse | undefined>
}

/** Two requests with one key at the same time. */
interface KeyPairInput {
  parameter: Parameter
  pair: { first: RequestResult; second: RequestResult; isDouble: boolean } | undefined
  /** Why there is no pair. */
  reason: string
}

/** One success, then two requests at the same time, and the reads around them. */
interface PairInput {
  before: Snapshot
  between: Snapshot
  after: Snapshot
  /** Empty if no account could send them. */
  pair: readonly RequestResult[]
}

/** Two requests of which one may succeed. */
interface TwiceInput {
  rule: Once
  first: RequestResult
  second: RequestResult
  label: string
}

type Done = void | Promise<void>

/** The phases of a run: what their checks get, and return. */
export interface Phases extends SocketPhases, FramePhases, ProxyPhases {
  /** After each response; `run` must not be async. */
  response: { input: Input & { result: RequestResult; documented: DocumentedResponse | undefined }; output: void }
  /** Once per operation that cannot be tested. */
  obstacle: { input: Input & { reason: string; byChoice: boolean }; output: Done }
  /** Once per write, before the first write of the run. */
  beforeWrites: { input: PoolInput; output: Done }
  /** After a try to succeed, and once if none did. */
  success: { input: PoolInput & SuccessInput; output: Done }
  /** Once per operation. Returns requests that must be refused; those of writes run between two snapshots. */
  session: { input: SentInput; output: Attempt[] | Promise<Attempt[]> }
  /** After a request with a foreign `Origin`; once without a result if none is due. */
  foreignOrigin: { input: SentInput & { origin: string; result: RequestResult | undefined }; output: Done }
  /** After the first exchange of an operation without a session. */
  open: { input: Input & { result: RequestResult }; output: Done }
  /** After each variant of a valid request. */
  variant: { input: Input & VariantInput; output: Done }
  /** After refused requests of a write. */
  refused: { input: Input & RefusedInput; output: Done }
  /** Once per operation. `refused` is a variant that was refused. */
  request: { input: SentInput & { refused: Case | undefined }; output: Done }
  /** Once per operation, with `--fuzz`. */
  random: { input: SentInput; output: Done }
  /** Once per list that has succeeded. `first` is its response without filters, but for a second time after the writes. */
  list: { input: SentInput & { first: RequestResult | undefined }; output: Done }
  /** Once per operation that has succeeded, to send requests as another player. */
  access: { input: ExchangeInput; output: Done }
  /** After each try of a write. */
  tried: { input: ExchangeInput & { before: Snapshot; after: Snapshot }; output: Done }
  /** Once per write that has succeeded, with what its reads showed. */
  effect: { input: PoolInput & EffectInput; output: Done }
  /** After the first success of a write, before other requests use up what its limits are about. */
  limits: { input: ExchangeInput; output: Done }
  /** After the first success of a write. */
  afterWrite: { input: ExchangeInput; output: Done }
  /** After what a success wrote was read. */
  readBack: { input: ExchangeInput & ReadBackInput; output: Done }
  /** After the lists at the path of a creation were read. */
  listed: { input: ExchangeInput & ListedInput; output: Done }
  /** Once per write that has succeeded. */
  write: { input: ExchangeInput; output: Done }
  /** After special texts were sent, for each that is shown otherwise; once without one if all are shown as sent. */
  text: { input: PoolInput & { changed: ChangedText | undefined }; output: Done }
  /** After each body that is stored and read again. */
  stored: { input: PoolInput & StoredInput; output: Done }
  /** Once per write with an idempotency key, after its requests with one key. */
  key: { input: PoolInput & KeyInput; output: Done }
  /** After a request with a key that another player, or another operation, has used. */
  foreignKey: { input: PoolInput & ForeignKeyInput; output: Done }
  /** After two requests with one key at the same time. */
  keyPair: { input: PoolInput & KeyPairInput; output: Done }
  /** After two requests at the same time. */
  pair: { input: PoolInput & PairInput; output: Done }
  /** After a request that may succeed once was sent again (`x-once`). */
  twice: { input: Input & TwiceInput; output: Done }
  /** Once per operation that has succeeded, when most is checked, because these change much. */
  rules: { input: PoolInput; output: Done }
  /** Once per read, after the writes. */
  afterWrites: { input: PoolInput; output: Done }
  /** Once per read, after the writes that it must show. */
  lateList: { input: PoolInput; output: Done }
  /** Once per run, with `--slow`. */
  slow: { input: { context: RunContext }; output: SlowCase[] }
  /** Once per run, if the configuration has a `restart` of the server, which comes between the halves of the cases. */
  restart: { input: { context: RunContext }; output: HalvedCase[] }
  /** Once per operation whose effect lasts (`x-lasting`), near the end, for requests as an account of which nothing else is tried. */
  lasting: { input: PoolInput; output: Done }
  /** Once per operation, at the end. */
  end: { input: Input; output: Done }
}

export type PhaseName = keyof Phases
/** The phases whose checks must not be async. */
export type SyncPhase = 'response' | 'message' | keyof ProxyPhases
