import { addMonths } from '../../calendar.ts'
import { Refusal, type Call, type Handler, type Handlers, type Payload } from '../../http/call.ts'
import { tryPassword } from '../../http/rate-limits.ts'
import { lockAccount } from '../../money.ts'
import { showUser } from '../account/show-user.ts'
import { getDay, startOfDay } from '../paging.ts'
import { tellPlayState } from './news.ts'

interface Pause {
  readonly kind: 'break' | 'excluded'
  readonly endsAt: Date
  readonly deviceId: string | null
}

async function pause(
  call: Call<'takeBreak' | 'excludePlayer'>,
  password: string,
  { kind, endsAt, deviceId }: Pause,
): Promise<Payload<'getUser'>> {
  const { tx, now } = call
  const account = await lockAccount(tx, call.account.id)
  if (!(await tryPassword(call, `account ${account.id}`, password, account.password)))
    throw new Refusal('passwordWrong').keep()
  const longer = await tx
    .selectFrom('play_pause')
    .select('id')
    .where('account_id', '=', account.id)
    .where('ends_at', '>', endsAt)
    .executeTakeFirst()
  if (longer !== undefined) throw new Refusal('longerHolds')
  await tx
    .insertInto('play_pause')
    .values({ account_id: account.id, kind, device_id: deviceId, starts_at: now, ends_at: endsAt })
    .execute()
  await tellPlayState(tx, { accountId: account.id, deviceId, isOver: false }, now)
  return showUser(call, account)
}

const takeBreak: Handler<'takeBreak'> = (call) => {
  const { hours, thisDevice, password } = call.body
  const endsAt = new Date(call.now.getTime() + hours * 3_600_000)
  const deviceId = thisDevice && call.deviceId !== '' ? call.deviceId : null
  return pause(call, password, { kind: 'break', endsAt, deviceId })
}

const excludePlayer: Handler<'excludePlayer'> = (call) => {
  const { months, password } = call.body
  const today = getDay(call.now)
  // The same time of day, so many months later in the calendar of the zone.
  const timeOfDay = call.now.getTime() - startOfDay(today).getTime()
  const endsAt = new Date(startOfDay(addMonths(today, months)).getTime() + timeOfDay)
  return pause(call, password, { kind: 'excluded', endsAt, deviceId: null })
}

export const pauseHandlers = { takeBreak, excludePlayer } satisfies Handlers
