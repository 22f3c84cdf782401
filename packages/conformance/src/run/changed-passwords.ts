import type { SessionPool } from '../sessions/session-pool.ts'
import { CookieJar } from '../http/cookie-jar.ts'

/**
 * Names the configured accounts that can no longer log in, because the run changed their password. The next run could
 * not start with them.
 */
export async function findChangedPasswords({ context, sessions, inputs }: SessionPool): Promise<string[]> {
  const { login, players, noPlayerReason } = sessions
  if (login === undefined || noPlayerReason !== undefined || context.config.players.length === 0) return []
  const notes: string[] = []
  for (const [index, player] of players.entries()) {
    if (player.isFresh || player.hasOwnSession === true) continue
    const input = await inputs.first(login, player)
    const { outcome } = await context.client.send(login, input, { jar: new CookieJar() })
    if (outcome.kind !== 'refused') continue
    notes.push(
      `The run changed the password of account ${String(index + 1)} (${player.name}): ${login.id} refuses the configured one. Set it back before the next run, or start with fresh data.`,
    )
  }
  return notes
}
