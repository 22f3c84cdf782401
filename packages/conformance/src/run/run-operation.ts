import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { replacesPassword } from './plan/plan.ts'
import { runChecks, tryCheck } from '../checks/run-checks.ts'
import { allCheck } from '../checks/whole/all.ts'
import { isDeletion } from '../checks/write/effect.ts'
import { withoutFilters } from '../cases/without-filters.ts'
import type { Player } from '../config/player.ts'
import { isRead, NO_LASTING_PLAYER } from '../context/risk.ts'
import { CannotRun } from '../sessions/sessions.ts'
import type { SessionPool } from '../sessions/session-pool.ts'
import { findInput, OperationRun } from './operation-run.ts'
import { findExchange } from './phases/find-exchange.ts'
import { sendForeignKeys } from './phases/foreign-keys.ts'
import { sendKeys, sendPairs } from './phases/keys.ts'
import { sendMixedIds } from './phases/mixed-ids.ts'
import { readBack, readLists } from './phases/read-back.ts'
import { readFromForeignOrigin, sendRefusals, sendSessionAttempts } from './phases/refusals.ts'
import { sendTexts } from './phases/send-texts.ts'
import { storeAll } from './phases/store-all.ts'
import { tryToSucceed } from './phases/tries.ts'
import { sendReadVariants, sendValidVariants } from './phases/variants.ts'

/** Prepares the inputs of a phase, and has them checked. */
type Phase = (run: OperationRun) => Promise<unknown>

const open: Phase = async (run) => {
  if (!run.operation.needsSession) await runChecks('open', run)
}

const random: Phase = async (run) => {
  if (run.context.config.fuzz > 0) await runChecks('random', run)
}

const list: Phase = (run) =>
  runChecks('list', { ...run, input: withoutFilters(run.operation, run.used), first: run.result })

/** Lets the rest run only after a success. */
const stopUnlessSucceeded: Phase = async (run) => {
  run.isOver ||= run.result.outcome.kind !== 'success'
}

const READ_PHASES: readonly Phase[] = [
  findExchange,
  sendSessionAttempts,
  open,
  readFromForeignOrigin,
  sendReadVariants,
  (run) => runChecks('request', run),
  random,
  stopUnlessSucceeded,
  list,
  (run) => runChecks('access', run),
]

/** Of other writes than those of sessions. */
const ifStoring =
  (phase: Phase): Phase =>
  async (run) => {
    if (run.operation.effect !== 'session') await phase(run)
  }

/** Sends requests as another player, with an input that was not used yet. */
const accessWrite: Phase = async (run) => {
  const used = (await findInput(run.pool, run.operation, run.player)) ?? run.used
  await runChecks('access', { ...run, used, input: used.input })
}

/** A deletion needs data that the rules of other operations use up; nothing follows the others. */
const rulesOfLast: Phase = async (run) => {
  const { context, operation, pool } = run
  if (operation.effect === 'session' || isDeletion(operation) || replacesPassword(context.root, operation))
    await runChecks('rules', { context, operation, pool })
}

const WRITE_PHASES: readonly Phase[] = [
  findFirstInput,
  sendRefusals,
  (run) => runChecks('request', run),
  sendMixedIds,
  tryToSucceed,
  open,
  (run) => runChecks('limits', run),
  readBack,
  readLists,
  (run) => runChecks('afterWrite', run),
  ifStoring(sendKeys),
  ifStoring(sendPairs),
  ifStoring(sendForeignKeys),
  ifStoring((run) => runChecks('write', run)),
  ifStoring(storeAll),
  ifStoring(sendTexts),
  ifStoring(accessWrite),
  random,
  sendValidVariants,
  rulesOfLast,
]

/** As one account alone, because what each success does lasts there. */
const LASTING_PHASES: readonly Phase[] = [
  findFirstInput,
  sendRefusals,
  (run) => runChecks('request', run),
  tryToSucceed,
  readBack,
  (run) => runChecks('afterWrite', run),
  sendValidVariants,
]

/** Runs the phases of an operation, until one has nothing to go on with. */
export async function runOperation(pool: SessionPool, operation: Operation): Promise<void> {
  const { ledger } = pool.context
  const run = new OperationRun(pool, operation, await choosePlayer(pool, operation))
  const phases = isRead(operation) ? READ_PHASES : operation.isLasting === true ? LASTING_PHASES : WRITE_PHASES
  for (const phase of phases) {
    // A phase that cannot be prepared costs its checks alone.
    await tryCheck(ledger, operation, allCheck, () => phase(run))
    if (run.isOver) return
  }
}

async function findFirstInput(run: OperationRun): Promise<void> {
  const first = await findInput(run.pool, run.operation, run.player)
  if (first !== undefined) await run.use(first)
}

/** Returns a new player, if possible, for a write that changes the login. */
async function choosePlayer({ sessions }: SessionPool, operation: Operation): Promise<Player> {
  if (operation.isLasting === true) {
    const own = await sessions.takeLasting()
    if (own === undefined) throw new CannotRun(NO_LASTING_PLAYER)
    return own
  }
  if (isRead(operation) || operation.effect !== 'session') return sessions.main
  if (operation === sessions.login || operation === sessions.register) return sessions.last
  return (await sessions.fresh()) ?? sessions.last
}
