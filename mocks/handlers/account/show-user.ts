import type { components } from '#generated/openapi.d.ts'
import type { Account } from '../../world/account.ts'

function mask(phone: string): string {
  return phone === '' ? '' : `${phone.slice(0, 3)}****${phone.slice(-3)}`
}

/** An account as the player gets it: phones masked, no password. */
export function showUser(account: Account): components['schemas']['User'] {
  return {
    ...account.profile,
    uid: account.uid,
    auid: account.uid.replace(/^U/, 'A'),
    username: account.username,
    phone: mask(account.phone),
    registerPhone: mask(account.registerPhone),
    bind: account.phone !== '',
  }
}
