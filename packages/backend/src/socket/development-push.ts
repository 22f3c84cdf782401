import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/open-database.ts'
import { COUNTS, push, pushCount, type CountEvent, type NewsEvent } from './push.ts'

interface Pushed {
  readonly uid: string
  readonly event: CountEvent | NewsEvent
  readonly content?: unknown
}

/** Sends any event to a player, for the harness. JSON alone is accepted, which no page of another origin may send. */
export function servePushes(app: FastifyInstance, db: Database): void {
  app.post<{ Body: Pushed }>('/development/push', async ({ body: { uid, event, content } }) => {
    const id = Number(uid.slice(1))
    await db
      .transaction()
      .execute((tx) =>
        event in COUNTS ? pushCount(tx, id, event as CountEvent) : push(tx, id, event as NewsEvent, content),
      )
    return { success: true }
  })
}
