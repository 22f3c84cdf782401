import type { Player } from '../config/player.ts'
import type { OtpSource } from '../config/config.ts'
import { runCommand } from '../config/run-command.ts'

const DIGITS = /\b\d{4,8}\b/
const TIMEOUT_MS = 5000

/**
 * Returns a player's one-time password: a fixed one, the output of a command (which gets the player's fields as
 * variables `PLAYER_<FIELD>`), or the response of a URL (which may contain `{phone}` and other fields).
 */
export async function readOtp(source: OtpSource | undefined, player: Player): Promise<string> {
  if (source === undefined) return '000000'
  if ('fixed' in source) return source.fixed
  if ('command' in source) {
    const fields = Object.entries(player.fields).map(
      ([name, value]) => [`PLAYER_${name.toUpperCase()}`, value] as const,
    )
    const env: NodeJS.ProcessEnv = { ...process.env, ...Object.fromEntries(fields) }
    const stdout = await runCommand(source.command, env, TIMEOUT_MS)
    return DIGITS.exec(stdout)?.[0] ?? stdout.trim()
  }
  const url = source.url.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(player.fields[name] ?? ''))
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  const body = await response.text()
  return (source.pattern === undefined ? DIGITS : new RegExp(source.pattern)).exec(body)?.at(-1) ?? body.trim()
}
