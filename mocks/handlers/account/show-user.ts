import type { components } from '#generated/openapi.d.ts'
import type { Account } from '../../sandbox/identity/account.ts'
import { maskAccount, maskName } from '../../lib/mask.ts'
import type { HandlerRequest } from '../handler.ts'
import { getRejection } from './rejection.ts'

/** An account as its player gets it: phones and name masked, no password. */
export function showUser(
  account: Account,
  { sandbox, text }: Pick<HandlerRequest<'getUser'>, 'sandbox' | 'text'>,
): components['schemas']['User'] {
  const { identity, profile } = account
  return {
    ...profile,
    uid: account.uid,
    auid: account.uid.replace(/^U/, 'A'),
    username: account.username,
    phone: maskAccount(account.phone),
    registerPhone: maskAccount(account.registerPhone),
    bind: account.phone !== '',
    isNullPasswordTrade: account.tradePasswordHash === '',
    identityInfo: {
      ...(identity.fullName === '' ? {} : { fullName: maskName(identity.fullName) }),
      ...(profile.identityStatus === 'rejected'
        ? { rejectReason: getRejection(identity.idNumber, text).rejectReason }
        : {}),
    },
    ...(sandbox.features.includes('responsiblePlay') && { play: sandbox.responsible.pauses.show(account, text) }),
  }
}
