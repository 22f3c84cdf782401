import type { CreatedItems } from '../cases/created-items.ts'
import type { SessionPool } from '../sessions/session-pool.ts'

/** The statuses of an item that is gone already. */
const GONE = [404, 410]

/**
 * Deletes what the run created, the newest first, where the document has an operation for it. `cleanup` is permission
 * enough, because nothing else is deleted; `deny` still holds.
 */
export async function cleanUp({ context, sessions, inputs }: SessionPool, created: CreatedItems): Promise<void> {
  for (const item of created.items.toReversed()) {
    const { deletion, operation, jar } = item
    if (deletion === undefined || operation === sessions.login) continue
    if (context.config.deny.includes(deletion.operation.id)) continue
    const input = await inputs.first(deletion.operation, sessions.main)
    // The session that created it may be over.
    for (const used of [jar, await sessions.getJar(sessions.main)]) {
      const { outcome, response } = await context.client.send(
        deletion.operation,
        { ...input, path: deletion.path },
        { ...(used !== undefined && { jar: used }) },
      )
      item.isDeleted = outcome.kind === 'success' || (response !== null && GONE.includes(response.status))
      if (item.isDeleted) break
    }
  }
}
