import type { Payload } from '../../http/call.ts'
import type { Account } from '../../money.ts'
import { maskAccount } from '../../masks.ts'

/** A player, as every operation returns one. */
export function showUser(account: Account): Payload<'getUser'> {
  return {
    uid: `U${account.id}`,
    auid: `A${account.id}`,
    username: account.username,
    nickname: account.nickname,
    gender: account.gender,
    phone: maskAccount(account.phone ?? ''),
    registerPhone: maskAccount(account.register_phone),
    avatar: `/api/../art/avatar/${account.avatar}.svg`,
    invitationCode: account.invitation_code,
    vip: account.vip,
    bind: account.phone !== null,
    isNullPasswordTrade: account.trade_password === null,
    identityInfo: {},
    identityStatus: account.identity_status,
    kycStatus: account.identity_status === 'approved' ? 'ratified' : 'unratified',
    hasSignUp: false,
    registrationCode: account.registration_code,
    guest: false,
    onlyKyc: account.only_kyc,
    loginInit: account.login_init,
  }
}
