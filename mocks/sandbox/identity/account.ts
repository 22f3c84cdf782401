import type { components } from '#generated/openapi.d.ts'
import { noBalances, type Balances } from '../money/money.ts'
import type { Prize } from '../rewards/prize.ts'

type User = components['schemas']['User'] & Required<Pick<components['schemas']['User'], 'vip'>>

/** The badge counters, except unread letters, which are counted. */
export type Counters = Omit<components['schemas']['Badges'], 'letterUnreadNum' | 'revision'>

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

/** The player's identity data; the state of the check is in the profile. */
export interface IdentityRecord {
  /** Empty until the base info is saved, as is the number. */
  fullName: string
  idNumber: string
  /** The code of the chosen identity document; empty until then. */
  idType: string
  hasPapers: boolean
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
  profile: Omit<
    User,
    'uid' | 'auid' | 'username' | 'phone' | 'registerPhone' | 'bind' | 'isNullPasswordTrade' | 'identityInfo'
  >
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
  profile?: Partial<Account['profile']>
  identity?: Partial<IdentityRecord>
  balances?: Partial<Balances>
  bonusPoints?: number
  counters?: Partial<Counters>
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
    counters: {
      loginBonusRewardNum: 0,
      inviteFriendToEarnNum: 0,
      inviteFriendEnergy: 0,
      taskRewardNum: 0,
      dailyDepositSign: 0,
      vipTabRewardsNum: 0,
      ...seed.counters,
    },
    letters: [],
    rounds: [],
    spins: 0,
    conversions: [],
  }
}

export function unreadLetters(account: Account): number {
  return account.letters.filter((letter) => !letter.read).length
}
