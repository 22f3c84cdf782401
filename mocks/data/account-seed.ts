import type { components } from '#generated/openapi.d.ts'
import type { Balances } from '../lib/money.ts'
import type { Counters } from './counters.ts'

type User = components['schemas']['User'] & Required<Pick<components['schemas']['User'], 'vip'>>

/** What user info shows of a player, beside what the account itself holds. */
export type Profile = Omit<
  User,
  'uid' | 'auid' | 'username' | 'phone' | 'registerPhone' | 'bind' | 'isNullPasswordTrade' | 'identityInfo'
>

/** The player's identity data; the state of the check is in the profile. */
export interface IdentityRecord {
  /** Empty until the base info is saved, as is the number. */
  fullName: string
  idNumber: string
  /** The code of the chosen identity document; empty until then. */
  idType: string
  hasPapers: boolean
  /** When the documents were submitted, in the sandbox's time; undefined before. */
  submittedAt?: number
}

/** The initial fields of an account; the rest are defaults. */
export interface AccountSeed {
  number: number
  username: string
  passwordHash: string
  registerPhone: string
  createdAt: number
  phone?: string
  tradePasswordHash?: string
  invitedBy?: string
  profile?: Partial<Profile>
  identity?: Partial<IdentityRecord>
  balances?: Partial<Balances>
  bonusPoints?: number
  counters?: Partial<Counters>
}
