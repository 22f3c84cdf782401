import type { Player } from '../context/player.ts'
import type { OtpSource } from './config.ts'
import { runCommand } from './run-command.ts'

const DIGITS = /\b\d{4,8}\b/
const TIMEOUT_MS = 5000

/**
 * Gets a player's one-time password: a fixed one, a command's output (with the player's fields in its environment as
 * `PLAYER_<FIELD>`), or a URL's response (`{phone}` and other fields are filled in).
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
