import type { Updateable } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { Call, OperationId, Payload } from '../../http/call.ts'
import { maskAccount, maskName } from '../../masks.ts'
import type { Account, Tx } from '../../money.ts'
import { getAvatarUrl } from '../../pictures.ts'
import { hasSignedUp } from '../rewards/activities.ts'
import { readStanding } from '../rewards/vip.ts'
import { getPlayState } from '../responsible/refusals.ts'

/** A player, as every operation returns one. */
export async function showUser(call: Call<OperationId>, account: Account): Promise<Payload<'getUser'>> {
  const identity = await call.tx
    .selectFrom('identity')
    .select(['full_name', 'reject_reason'])
    .where('account_id', '=', account.id)
    .executeTakeFirst()
  const rejectReason = account.identity_status === 'rejected' ? identity?.reject_reason?.[call.language] : undefined
  return {
    uid: `U${account.id}`,
    auid: `A${account.id}`,
    username: account.username,
    nickname: account.nickname,
    gender: account.gender,
    phone: maskAccount(account.phone ?? ''),
    registerPhone: maskAccount(account.register_phone),
    avatar: getAvatarUrl(account.avatar),
    invitationCode: account.invitation_code,
    vip: (await readStanding(call.tx, account, call.now)).level.level,
    bind: account.phone !== null,
    isNullPasswordTrade: account.trade_password === null,
    identityInfo: {
      ...(identity === undefined ? {} : { fullName: maskName(identity.full_name) }),
      ...(rejectReason === undefined ? {} : { rejectReason }),
    },
    identityStatus: account.identity_status,
    kycStatus: account.identity_status === 'approved' ? 'ratified' : 'unratified',
    hasSignUp: await hasSignedUp(call.tx, account.id, call.now),
    registrationCode: account.registration_code,
    guest: false,
    onlyKyc: account.only_kyc,
    play: await getPlayState(call.tx, account, call),
    loginInit: account.login_init,
  }
}

/** Changes an account, and returns it as it is now. */
export async function updateAccount(tx: Tx, id: number, values: Updateable<Tables['account']>): Promise<Account> {
  return tx.updateTable('account').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}
