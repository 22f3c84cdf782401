import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

type Receive = (payload: string) => void

/** What a process does with the notifications of the database (`NOTIFY`). */
export interface Listener {
  readonly channels: Readonly<Record<string, Receive>>
  /** Called when notifications may have been lost, because the connection was. */
  readonly onGap: () => void
}

/** Listens until the returned function is called. */
export type Listen = (listener: Listener) => Promise<() => Promise<void>>

const RETRY_MS = 1000

/** Listens on the embedded database, which has this process alone. */
export function listenEmbedded(client: PGlite): Listen {
  return async ({ channels }) => {
    const stops = await Promise.all(
      Object.entries(channels).map(([channel, receive]) => client.listen(channel, receive)),
    )
    return async () => {
      for (const stop of stops) await stop()
    }
  }
}

/** Listens on PostgreSQL, by a connection of its own that is opened again when it breaks. */
export function listenServer(databaseUrl: string): Listen {
  return async ({ channels, onGap }) => {
    let client: pg.Client | undefined
    let isStopped = false
    const connect = async (): Promise<void> => {
      const next = new pg.Client({
        connectionString: databaseUrl,
        keepAlive: true,
        keepAliveInitialDelayMillis: 10_000,
      })
      next.on('notification', ({ channel, payload }) => channels[channel]?.(payload ?? ''))
      next.on('error', (error) => console.error(`The database's notifications stopped: ${error.message}`))
      next.once('end', () => void reconnect())
      await next.connect()
      for (const channel of Object.keys(channels)) await next.query(`listen ${pg.escapeIdentifier(channel)}`)
      client = next
    }
    const reconnect = async (): Promise<void> => {
      if (isStopped || client === undefined) return
      client = undefined
      while (!isStopped && client === undefined) {
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
        await connect().then(onGap, () => undefined)
      }
    }
    await connect()
    return async () => {
      isStopped = true
      await client?.end()
    }
  }
}
