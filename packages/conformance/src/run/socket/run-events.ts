import { runChecks } from '../../checks/run-checks.ts'
import { allCheck } from '../../checks/whole/all.ts'
import type { Trigger } from '../../config/trigger.ts'
import type { Connection } from '../../socket/connection.ts'
import type { SocketMessage } from '../../socket/socket-contract.ts'
import { FEATURE_IS_OFF } from '../features.ts'
import { runTrigger } from './run-trigger.ts'
import { tryPhase, type SocketRun } from './socket-run.ts'

/** Whether an event arrived after its trigger, or why it may not have happened. */
interface Outcome {
  reason: string | undefined
  hasArrived: boolean
}

const NO_TRIGGER: Outcome = {
  reason: 'it has no trigger (triggers): set a command, a url or a call that causes it',
  hasArrived: false,
}

/** Triggers each event and runs its checks. */
export async function runEvents(run: SocketRun, connection: Connection): Promise<void> {
  const { context, player, others } = run
  const { triggers = {} } = context.pool.context.config
  for (const message of context.contract.events) {
    const { event, feature } = message
    if (!context.pool.context.hasFeature(message)) {
      const reason = `${FEATURE_IS_OFF}${String(feature)}`
      context.ledger.markInconclusive(context.getOperation(event), allCheck, reason, true)
      continue
    }
    const trigger = triggers[event] ?? triggers['*']
    if (trigger === undefined && connection.listFrames(event).length > 0) continue
    const runOne = async (): Promise<void> => {
      const outcome = trigger === undefined ? NO_TRIGGER : await triggerEvent(run, connection, message, trigger)
      const operation = context.getOperation(event)
      await runChecks('triggered', { context, operation, connection, message, player, ...outcome })
      if (trigger !== undefined && outcome.hasArrived)
        await others.judge(() => triggerEvent(run, connection, message, trigger))
    }
    await tryPhase(context, 'triggered', runOne, event)
  }
}

async function triggerEvent(
  { context, player, uid }: SocketRun,
  connection: Connection,
  { event, count: source, example }: SocketMessage,
  trigger: Trigger,
): Promise<Outcome> {
  const before = connection.listFrames(event).length
  const count = source && (await context.readValue(source, player))
  const content = source ? count : example
  const reason = await runTrigger(context, trigger, { player, uid, event, count, content })
  if (reason !== undefined) return { reason, hasArrived: false }
  const hasArrived = (): boolean => connection.listFrames(event).length > before
  await connection.waitUntil(() => hasArrived() || connection.ending !== undefined, context.times.eventMs)
  if (connection.ending !== undefined && !hasArrived())
    return { reason: 'the connection ended before it', hasArrived: false }
  return { reason: undefined, hasArrived: hasArrived() }
}
