import { addMonths } from '../../calendar.ts'
import { Refusal, type Call, type Handlers, type Payload } from '../../http/call.ts'
import { tryPassword } from '../../http/rate-limits.ts'
import { lockAccount } from '../../money.ts'
import { showUser } from '../account/show-user.ts'
import { getDay, startOfDay } from '../paging.ts'
import { tellPlayState } from './news.ts'

interface Pause {
  readonly kind: 'break' | 'excluded'
  readonly ends_at: Date
  readonly device_id: string | null
}

async function pause(call: Call<'takeBreak' | 'excludePlayer'>, values: Pause): Promise<Payload<'getUser'>> {
  const { tx, now, body } = call
  const account = await lockAccount(tx, call.account.id)
  if (!(await tryPassword(call, `account ${account.id}`, body.password, account.password)))
    throw new Refusal('passwordWrong').keep()
  const longer = await tx
    .selectFrom('play_pause')
    .select('id')
    .where('account_id', '=', account.id)
    .where('ends_at', '>', values.ends_at)
    .executeTakeFirst()
  if (longer !== undefined) throw new Refusal('longerHolds')
  await tx
    .insertInto('play_pause')
    .values({ account_id: account.id, starts_at: now, ...values })
    .execute()
  await tellPlayState(tx, { accountId: account.id, deviceId: values.device_id, isOver: false }, now)
  return showUser(call, account)
}

export const pauseHandlers = {
  takeBreak: (call) => {
    const { hours, thisDevice } = call.body
    const ends_at = new Date(call.now.getTime() + hours * 3_600_000)
    return pause(call, { kind: 'break', ends_at, device_id: thisDevice && call.deviceId !== '' ? call.deviceId : null })
  },

  excludePlayer: (call) => {
    const today = getDay(call.now)
    // The same time of day, so many months later in the calendar of the zone.
    const timeOfDay = call.now.getTime() - startOfDay(today).getTime()
    const ends_at = new Date(startOfDay(addMonths(today, call.body.months)).getTime() + timeOfDay)
    return pause(call, { kind: 'excluded', ends_at, device_id: null })
  },
} satisfies Handlers
