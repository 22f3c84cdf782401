import type { components } from '#generated/openapi.d.ts'
import type { AccountSeed, IdentityRecord, Profile } from '../../data/account-seed.ts'
import { noCounters, type Counters } from '../../data/counters.ts'
import { noBalances, type Balances } from '../../lib/money.ts'
import type { Prize } from '../rewards/prize.ts'

/** A letter: the name of a text in `mocks/messages`, so that it exists in both languages. */
export interface Letter {
  id: string
  text: string
  values: Record<string, string>
  read: boolean
  createdAt: number
  /** The attached rewards; empty for none. */
  prizes: readonly Prize[]
  claimed: boolean
}

/** A played round. Amounts in centavos. */
interface Round {
  id: string
  gameId: string
  bet: number
  win: number
  playedAt: number
}

/** A player's account in a sandbox. Phones and identity documents are stored in full and masked in responses. */
export interface Account {
  uid: string
  username: string
  passwordHash: string
  /** The hash of the transaction password; empty if none is set. */
  tradePasswordHash: string
  /** The time of registration, in the sandbox's time. */
  createdAt: number
  /** The uid of the inviter; empty for none. */
  invitedBy: string
  profile: Profile
  identity: IdentityRecord
  /** The bound mobile number, ten digits; empty if none is bound. */
  phone: string
  registerPhone: string
  balances: Balances
  /** Turnover in centavos since registration; each 100 pesos are a point. */
  turnover: number
  /** Points from rewards minus points spent; with the points from turnover the sum is never negative. */
  bonusPoints: number
  energy: number
  counters: Counters
  /** Newest first. */
  letters: Letter[]
  /** Newest first. */
  rounds: Round[]
  spins: number
  conversions: components['schemas']['FbEvent'][]
}

/** Creates an account; its number determines uid, avatar and invitation code. */
export function createAccount(seed: AccountSeed): Account {
  return {
    uid: `U${100_000 + seed.number}`,
    username: seed.username,
    passwordHash: seed.passwordHash,
    tradePasswordHash: seed.tradePasswordHash ?? '',
    createdAt: seed.createdAt,
    invitedBy: seed.invitedBy ?? '',
    phone: seed.phone ?? '',
    registerPhone: seed.registerPhone,
    profile: {
      nickname: '',
      gender: 'male',
      avatar: `/art/avatar/${seed.number}.svg`,
      invitationCode: `PAROL${seed.number}`,
      vip: 0,
      identityStatus: 'unverified',
      kycStatus: 'unratified',
      hasSignUp: false,
      registrationCode: '',
      guest: false,
      onlyKyc: false,
      loginInit: false,
      ...seed.profile,
    },
    identity: { fullName: '', idNumber: '', idType: '', hasPapers: false, ...seed.identity },
    balances: { ...noBalances(), ...structuredClone(seed.balances) },
    turnover: 0,
    bonusPoints: seed.bonusPoints ?? 0,
    energy: 0,
    counters: { ...noCounters(), ...seed.counters },
    letters: [],
    rounds: [],
    spins: 0,
    conversions: [],
  }
}
