import type { LimitKind } from '../../database/tables/responsible.ts'
import { Refusal, type Payload } from '../../http/call.ts'
import type { Language } from '../../http/contract.ts'
import { toPesos, type Account, type Tx } from '../../money.ts'
import { readLimits, type Limit } from './limits.ts'

type PlayState = NonNullable<Payload<'getUser'>['play']>

/** What the state of a player depends on, besides the account. */
export interface Asking {
  readonly now: Date
  readonly language: Language
  readonly deviceId: string
}

/** Whether the player may play, as every response with the player says it. */
export async function getPlayState(
  tx: Tx,
  account: Pick<Account, 'id'>,
  { now, language, deviceId }: Asking,
): Promise<PlayState> {
  const restriction = await tx
    .selectFrom('play_restriction')
    .selectAll()
    .where('account_id', '=', account.id)
    .executeTakeFirst()
  if (restriction !== undefined)
    return { state: 'restricted', reason: language === 'vi-VN' ? restriction.reason_vi : restriction.reason_en }
  const pause = await tx
    .selectFrom('play_pause')
    .selectAll()
    .where('ends_at', '>', now)
    .where(({ or, eb }) =>
      or([eb('account_id', '=', account.id), ...(deviceId === '' ? [] : [eb('device_id', '=', deviceId)])]),
    )
    .orderBy('ends_at', 'desc')
    .executeTakeFirst()
  if (pause !== undefined)
    return {
      state: pause.account_id === account.id ? pause.kind : 'break',
      until: pause.ends_at.toISOString(),
      ...(pause.account_id !== account.id && { isOfDevice: true }),
    }
  const row = await tx
    .selectFrom('play_session')
    .select('held_until')
    .where('account_id', '=', account.id)
    .executeTakeFirst()
  const isHeld = (row?.held_until ?? now) > now
  return { state: 'open', ...(isHeld && { heldUntil: row?.held_until?.toISOString() }) }
}

/** Whether nothing is promoted to the player now, on this device or without one on any. */
export async function isPromotionHeld(tx: Tx, id: number, now: Date, deviceId = ''): Promise<boolean> {
  const { state, heldUntil } = await getPlayState(tx, { id }, { now, language: 'en-US', deviceId })
  return state !== 'open' || heldUntil !== undefined
}

/** Refuses games and deposits during a break, an exclusion or a restriction. */
export async function assertMayPlay(tx: Tx, account: Account, asking: Asking): Promise<void> {
  const { state } = await getPlayState(tx, account, asking)
  if (state !== 'open') throw new Refusal('playPaused')
}

/** Refuses what a limit of one of `kinds` does not cover; with amount 0, if nothing is left. The account is locked. */
export async function assertLimitsLeave(
  tx: Tx,
  account: Account,
  { kinds, amount }: { readonly kinds: readonly LimitKind[]; readonly amount: number },
  { now, language }: Asking,
): Promise<void> {
  const limits = (await readLimits(tx, account.id, now)).filter(({ kind }) => kinds.includes(kind))
  const short = limits.filter(({ kind, left }) => left === 0 || (kind !== 'time' && amount > left))
  const [least] = short.toSorted((a, b) => a.left - b.left)
  if (least !== undefined) throw new Refusal('limitReached', getValues(least, language))
}

function getValues({ kind, value, left, endsAt }: Limit, language: Language) {
  const show = (one: number) =>
    kind === 'time'
      ? `${one} ${language === 'vi-VN' ? 'phút' : 'min'}`
      : `₱${toPesos(one).toLocaleString('en-US', { minimumFractionDigits: 2 })}`
  const date = new Intl.DateTimeFormat(language, { timeZone: 'Asia/Manila', dateStyle: 'medium' })
  return { limit: show(value), left: show(left), end: date.format(endsAt) }
}
