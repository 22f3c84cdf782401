import { sql } from 'kysely'
import type { Tx } from '../money.ts'
import type { Passwords } from '../passwords.ts'
import { digest, type Settings } from '../settings.ts'
import { Refusal } from './call.ts'

/** What is counted, how often it may happen, and within how many seconds. README.md lists them, too. */
const LIMITS = {
  /** Wrong passwords for one user name; or of one player, each of both passwords. */
  wrongPassword: { times: 10, seconds: 15 * 60 },
  /** One-time codes to one number. */
  otp: { times: 10, seconds: 24 * 3600 },
  /** One-time codes that one network address asks for, to any number. */
  otpOfAddress: { times: 60, seconds: 3600 },
  /** Names and numbers that one network address asks for, and that others have: they tell who plays here. */
  taken: { times: 100, seconds: 3600 },
  /** New accounts from one network address. */
  register: { times: 30, seconds: 3600 },
  /** Pictures of one player. */
  upload: { times: 60, seconds: 24 * 3600 },
} as const

export type LimitName = keyof typeof LIMITS

/** Too many of something: HTTP 429, as a proxy answers a flood. */
export class TooManyRequests extends Error {
  readonly seconds: number

  constructor(seconds: number) {
    super('Too many requests.')
    this.seconds = seconds
  }
}

interface Counting {
  readonly tx: Tx
  readonly settings: Settings
}

/**
 * Locks the key, so that requests at once do not all pass before one of them is counted.
 * @throws TooManyRequests if `key` has used up its limit
 */
export async function checkLimit({ tx, settings }: Counting, name: LimitName, key: string): Promise<void> {
  const { times, seconds } = LIMITS[name]
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${name} ${digest(key)}`}, 0))`.execute(tx)
  const found = await tx
    .selectFrom('rate')
    .select(['count', sql<number>`ceil(extract(epoch from ends_at - now()))::int`.as('left')])
    .where('name', '=', name)
    .where('key_hash', '=', digest(key))
    .where('ends_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  if (found !== undefined && found.count >= times * settings.rateFactor)
    throw new TooManyRequests(Math.min(seconds, Math.max(1, found.left)))
}

/** Counts one more, from the first one on for the limit's seconds. */
export async function countOne({ tx }: Counting, name: LimitName, key: string): Promise<void> {
  const ends = sql`now() + make_interval(secs => ${LIMITS[name].seconds})`
  await sql`
    insert into rate (name, key_hash, count, ends_at) values (${name}, ${digest(key)}, 1, ${ends})
    on conflict (name, key_hash) do update set
      count = case when rate.ends_at > now() then rate.count + 1 else 1 end,
      ends_at = case when rate.ends_at > now() then rate.ends_at else excluded.ends_at end`.execute(tx)
}

/** Refuses a name or number that another account has, and counts it. The limit was checked before it was looked up. */
export async function countTaken(call: Counting & { readonly address: string }, refusal: string): Promise<never> {
  await countOne(call, 'taken', call.address)
  throw new Refusal(refusal).keep()
}

/** Whether a password is right. A wrong one is counted: refuse it with `keep()`. */
export async function tryPassword(
  call: Counting & { readonly passwords: Passwords },
  key: string,
  wireHash: string,
  stored: string | null,
): Promise<boolean> {
  await checkLimit(call, 'wrongPassword', key)
  const isRight = call.passwords.isRight(wireHash, stored)
  if (!isRight) await countOne(call, 'wrongPassword', key)
  return isRight
}
