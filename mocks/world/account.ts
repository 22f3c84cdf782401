import type { components } from '#generated/openapi.d.ts'
import { emptyPurse, type Purse } from './money.ts'
import type { Prize } from './prize.ts'

type User = components['schemas']['User']

/** The counters behind the red dots, save unread letters, which are counted. */
export type Counters = Omit<components['schemas']['Badges'], 'letterUnreadNum'>

/** A letter: a text of `mocks/messages` by name, so that it can be read in both languages. */
export interface Letter {
  id: string
  text: string
  values: Record<string, string>
  read: boolean
  createdAt: number
  /** What is attached; empty where nothing is. */
  prizes: readonly Prize[]
  claimed: boolean
}

/** A round played. Amounts in centavos. */
interface Round {
  id: string
  gameId: string
  bet: number
  win: number
  playedAt: number
}

/** What a player has said of their identity; how far its check has come is in the profile. */
export interface IdentityRecord {
  /** Empty before the base info was saved, as the number is. */
  fullName: string
  idNumber: string
  /** The code of the paper that was chosen; empty before. */
  idType: string
  hasPapers: boolean
}

/** A player's account in a world's memory. Phones and papers are kept in full here and masked on the wire. */
export interface Account {
  uid: string
  username: string
  passwordHash: string
  /** The hash of the transaction password; empty while none is set. */
  tradePasswordHash: string
  /** When the player registered, in the world's time. */
  createdAt: number
  /** The uid of the player who invited this one; empty where nobody did. */
  invitedBy: string
  profile: Omit<
    User,
    'uid' | 'auid' | 'username' | 'phone' | 'registerPhone' | 'bind' | 'isNullPasswordTrade' | 'identityInfo'
  >
  identity: IdentityRecord
  /** The bound mobile number, ten digits; empty where none is bound. */
  phone: string
  registerPhone: string
  purse: Purse
  /** Turnover in centavos since the account was made; each 100 pesos are a point. */
  turnover: number
  /** Points given less points spent; with those that turnover earned it is never below zero. */
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

/** What an account may be made with; the rest is a fresh player's. */
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
  purse?: Partial<Purse>
  bonusPoints?: number
  counters?: Partial<Counters>
}

/** Makes an account; its number gives uid, avatar and invitation code. */
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
    purse: { ...emptyPurse(), ...seed.purse },
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
