import { runCommand } from '../../config/run-command.ts'
import { text, type Json } from '@tumpak/contract-kit/json.ts'
import type { SocketContext } from '../../socket/socket-context.ts'
import type { Cause, Trigger } from '../../config/trigger.ts'

/** Runs a trigger. Returns undefined on success, else the reason of the failure. */
export async function runTrigger(context: SocketContext, trigger: Trigger, cause: Cause): Promise<string | undefined> {
  try {
    if (typeof trigger === 'function') await trigger(cause)
    else if ('command' in trigger) await runCommand(trigger.command, getEnvironment(cause), 30_000)
    else if ('url' in trigger) return await sendRequest(context.pool.context.config.url, trigger, cause)
    else return await callOperation(context, trigger.call, cause)
    return undefined
  } catch (error) {
    return `its trigger failed: ${error instanceof Error ? error.message : String(error)}`
  }
}

/** Passes values as environment variables, because a shell would interpret them in the command. */
function getEnvironment({ uid, event, count, content }: Cause): NodeJS.ProcessEnv {
  const values = { TUMPAK_UID: uid, TUMPAK_EVENT: event, TUMPAK_COUNT: String(count ?? 0) }
  return { ...process.env, ...values, TUMPAK_CONTENT: JSON.stringify(content ?? null) }
}

async function sendRequest(
  base: string,
  trigger: { url: string; method?: string; body?: Json },
  cause: Cause,
): Promise<string | undefined> {
  const { url, body, method = body === undefined ? 'GET' : 'POST' } = trigger
  const init: RequestInit = { method, signal: AbortSignal.timeout(30_000) }
  if (body !== undefined) {
    init.headers = { 'content-type': 'application/json' }
    init.body = JSON.stringify(fillPlaceholders(body, cause))
  }
  const { ok, status } = await fetch(new URL(String(fillPlaceholders(url, cause, encodeURIComponent)), base), init)
  return ok ? undefined : `its trigger got HTTP ${String(status)}`
}

async function callOperation(context: SocketContext, id: string, { player }: Cause): Promise<string | undefined> {
  const operation = context.pool.context.operation(id)
  if (operation === undefined) return `the document has no operation named ${id}`
  const result = await context.pool.candidates.capture(operation, player)
  return result === undefined ? `${id}, its trigger, did not succeed` : undefined
}

/** Fills in placeholders. Text that consists of one placeholder becomes the value itself, with its type. */
function fillPlaceholders(value: unknown, cause: Cause, write: (word: string) => string = String): unknown {
  if (Array.isArray(value)) return value.map((item) => fillPlaceholders(item, cause, write))
  const words = text(value)
  if (words === undefined) {
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, fillPlaceholders(field, cause, write)]),
    )
  }
  const known: Json = { uid: cause.uid, event: cause.event, count: cause.count ?? 0, content: cause.content }
  const whole = /^\{(uid|event|count|content)\}$/.exec(words)?.[1]
  if (whole !== undefined) return known[whole]
  return words.replaceAll(/\{(uid|event|count|content)\}/g, (_, name: string) => write(String(known[name])))
}
