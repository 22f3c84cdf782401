import type { Selectable, Updateable } from 'kysely'
import { addMonths, DAY_MS, getFirstDay, getFirstDayAfter, type Period } from '../../calendar.ts'
import type { Tables } from '../../database/tables.ts'
import type { LimitKind } from '../../database/tables/responsible.ts'
import { Refusal, type Handlers, type Payload } from '../../http/call.ts'
import { DEPOSIT, lockAccount, toCentavos, toPesos, type Tx } from '../../money.ts'
import { getDay, startOfDay } from '../paging.ts'
import { getPlaySeconds } from './play-time.ts'

/** How long a higher limit waits before it can be confirmed, and then until it lapses. */
const WAIT_MS = DAY_MS
const LAPSE_MS = 7 * DAY_MS
const ASK_AGAIN_MONTHS = 6

type LimitRow = Selectable<Tables['play_limit']>

/** A limit with what is used of it, in centavos or minutes. */
export interface Limit extends LimitRow {
  readonly used: number
  readonly left: number
  readonly endsAt: Date
}

/** The limits of a player, with what is used of them. */
export async function readLimits(tx: Tx, accountId: number, now: Date): Promise<Limit[]> {
  const rows = await tx
    .selectFrom('play_limit')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('kind')
    .orderBy('period')
    .execute()
  const limits: Limit[] = []
  for (const row of rows) {
    const used = await getUsed(tx, row, now)
    const endsAt = startOfDay(getFirstDayAfter(row.period, getDay(now)))
    limits.push({ ...row, used, left: Math.max(0, row.value - used), endsAt })
  }
  return limits
}

async function getUsed(tx: Tx, { account_id, kind, period }: LimitRow, now: Date): Promise<number> {
  const firstDay = getFirstDay(period, getDay(now))
  const from = startOfDay(firstDay)
  if (kind === 'time') return Math.floor((await getPlaySeconds(tx, account_id, firstDay, now)) / 60)
  if (kind === 'deposit') {
    const { sum } = await tx
      .selectFrom('deposit')
      .select(({ fn }) => fn.sum<string | null>('amount').as('sum'))
      .where('account_id', '=', account_id)
      .where('status', 'in', [DEPOSIT.pending, DEPOSIT.success])
      .where('created_at', '>=', from)
      .executeTakeFirstOrThrow()
    return Number(sum)
  }
  const { bet, win } = await tx
    .selectFrom('round')
    .select(({ fn }) => [fn.sum<string | null>('bet').as('bet'), fn.sum<string | null>('win').as('win')])
    .where('account_id', '=', account_id)
    .where('played_at', '>=', from)
    .executeTakeFirstOrThrow()
  return kind === 'stake' ? Number(bet) : Math.max(0, Number(bet) - Number(win))
}

/** When a waiting change can be confirmed and when it lapses; undefined if none waits. */
function getChange({ change_at, change_value }: LimitRow, now: Date) {
  if (change_at === null) return undefined
  const confirmableAt = new Date(change_at.getTime() + WAIT_MS)
  const lapsesAt = new Date(confirmableAt.getTime() + LAPSE_MS)
  return lapsesAt > now ? { value: change_value, requestedAt: change_at, confirmableAt, lapsesAt } : undefined
}

function showLimit(limit: Limit, now: Date): Payload<'listPlayLimits'>['limits'][number] {
  const { kind, period, value, used, left, endsAt } = limit
  const show = (one: number) => (kind === 'time' ? { minutes: one } : { amount: toPesos(one) })
  const change = getChange(limit, now)
  return {
    kind,
    period,
    ...show(value),
    ...(kind === 'time' ? { usedMinutes: used, leftMinutes: left } : { used: toPesos(used), left: toPesos(left) }),
    endsAt: endsAt.toISOString(),
    ...(change && {
      change: {
        ...(change.value !== null && show(change.value)),
        requestedAt: change.requestedAt.toISOString(),
        confirmableAt: change.confirmableAt.toISOString(),
        lapsesAt: change.lapsesAt.toISOString(),
      },
    }),
  }
}

async function showLimits(tx: Tx, accountId: number, now: Date): Promise<Payload<'listPlayLimits'>> {
  const answered = await tx
    .selectFrom('play_session')
    .select('asked_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const ask = !answered?.asked_at || addMonths(getDay(answered.asked_at), ASK_AGAIN_MONTHS) <= getDay(now)
  const limits = await readLimits(tx, accountId, now)
  return { limits: limits.map((limit) => showLimit(limit, now)), ask }
}

/** Notes that the player has answered the question for limits. */
export async function noteAnswer(tx: Tx, accountId: number, now: Date): Promise<void> {
  await tx
    .insertInto('play_session')
    .values({ account_id: accountId, asked_at: now })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ asked_at: now }))
    .execute()
}

interface LimitCall {
  readonly tx: Tx
  readonly account: { readonly id: number }
  readonly body: { readonly kind: LimitKind; readonly period: Period }
  readonly now: Date
}

/** The player's limit, locked with the account: a deposit cannot pass while it changes. */
async function findLimit({ tx, account, body }: LimitCall): Promise<LimitRow | undefined> {
  const { id: account_id } = await lockAccount(tx, account.id)
  const { kind, period } = body
  return tx
    .selectFrom('play_limit')
    .selectAll()
    .where((eb) => eb.and({ account_id, kind, period }))
    .executeTakeFirst()
}

async function setLimit(tx: Tx, { account_id, kind, period }: LimitRow, to: Updateable<Tables['play_limit']>) {
  await tx
    .updateTable('play_limit')
    .set(to)
    .where((eb) => eb.and({ account_id, kind, period }))
    .execute()
}

async function findChanging(call: LimitCall) {
  const limit = await findLimit(call)
  const change = limit && getChange(limit, call.now)
  if (limit === undefined || change === undefined) throw new Refusal('noChangeWaiting')
  return { limit, change }
}

const NO_CHANGE = { change_value: null, change_at: null }

export const limitHandlers = {
  listPlayLimits: ({ tx, account, now }) => showLimits(tx, account.id, now),

  setPlayLimit: async (call) => {
    const { tx, account, body, now } = call
    const { kind, period } = body
    const value = body.kind === 'time' ? body.minutes : toCentavos(body.amount)
    const limit = await findLimit(call)
    if (limit === undefined) {
      const row = { account_id: account.id, kind, period, value, ...NO_CHANGE, told_until: null }
      await tx.insertInto('play_limit').values(row).execute()
    } else if (value <= limit.value) await setLimit(tx, limit, { value, ...NO_CHANGE })
    else await setLimit(tx, limit, { change_value: value, change_at: now })
    await noteAnswer(tx, account.id, now)
    // A limit that is used up as it is set is not reported.
    const set = (await readLimits(tx, account.id, now)).find((one) => one.kind === kind && one.period === period)
    if (set?.left === 0) await setLimit(tx, set, { told_until: set.endsAt })
    return showLimits(tx, account.id, now)
  },

  removePlayLimit: async (call) => {
    const { tx, account, now } = call
    const limit = await findLimit(call)
    if (limit === undefined) throw new Refusal('limitUnknown')
    await setLimit(tx, limit, { change_value: null, change_at: now })
    return showLimits(tx, account.id, now)
  },

  confirmPlayLimit: async (call) => {
    const { tx, account, now } = call
    const { limit, change } = await findChanging(call)
    const { account_id, kind, period } = limit
    if (change.confirmableAt > now) throw new Refusal('changeNotDue')
    if (change.value !== null) await setLimit(tx, limit, { value: change.value, ...NO_CHANGE })
    else
      await tx
        .deleteFrom('play_limit')
        .where((eb) => eb.and({ account_id, kind, period }))
        .execute()
    return showLimits(tx, account.id, now)
  },

  withdrawPlayLimitChange: async (call) => {
    const { limit } = await findChanging(call)
    await setLimit(call.tx, limit, NO_CHANGE)
    return showLimits(call.tx, call.account.id, call.now)
  },

  postponePlayLimits: async ({ tx, account, now }) => {
    await noteAnswer(tx, account.id, now)
    return showLimits(tx, account.id, now)
  },
} satisfies Handlers
