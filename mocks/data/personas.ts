import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import { DAY_MS } from '../lib/time.ts'
import type { AccountSeed } from './account-seed.ts'

/** A player that every sandbox has from the start. */
export interface Persona {
  username: string
  about: string
  /** How long before the sandbox's creation the player registered, in milliseconds. */
  age: number
  seed: Omit<AccountSeed, 'number' | 'username' | 'passwordHash' | 'createdAt'>
}

/**
 * The password that players type; requests carry its SHA-256 in hex. Also their transaction password, if they have one.
 */
export const PERSONA_PASSWORD = 'tumpak123'

/** The player whose lists are all empty. */
export const EMPTY_LISTS_USERNAME = 'emptylists'

const RATIFIED = { identityStatus: 'approved', kycStatus: 'ratified' } as const
const tradePasswordHash = hashPassword(PERSONA_PASSWORD)

/**
 * The players of a new sandbox, in the order of their uids from U100001. Their history (deposits, rounds, letters,
 * claims, wallets) comes from `mocks/sandbox/seeds`, one file for each domain.
 */
export const PERSONAS = [
  {
    username: 'newplayer',
    about: 'just registered: identity unverified, no money, nothing played',
    age: 0,
    seed: { registerPhone: '9181230123' },
  },
  {
    username: 'ratified',
    about: 'identity ratified, wallet and transaction password set, balance 5,000.00',
    age: 30 * DAY_MS,
    seed: {
      registerPhone: '9171234567',
      phone: '9171234567',
      tradePasswordHash,
      profile: { ...RATIFIED, nickname: 'Demo Player', gender: 'female', vip: 2 },
      identity: { fullName: 'Demo Perez', idNumber: '1000-2000-3000-0001', idType: 'philsys', hasPapers: true },
      balances: {
        playable: 500_000,
        deposited: 600_000,
        bindings: [{ sum: 100_000, owed: 79_950 }],
        turnoverRequired: 500_000,
      },
      bonusPoints: 1_280,
    },
  },
  {
    username: 'vip8player',
    about: 'VIP 8 with months of deposits, rounds and letters',
    age: 95 * DAY_MS,
    seed: {
      registerPhone: '9209876543',
      phone: '9209876543',
      tradePasswordHash,
      profile: { ...RATIFIED, nickname: 'Lucky Parol', vip: 8 },
      identity: { fullName: 'Lucky Parol', idNumber: '1000-2000-3000-0002', idType: 'philsys', hasPapers: true },
      balances: { playable: 12_345_678, deposited: 98_765_400 },
      bonusPoints: 250_000,
      counters: { inviteFriendToEarnNum: 3, inviteFriendEnergy: 2, taskRewardNum: 2 },
    },
  },
  {
    username: EMPTY_LISTS_USERNAME,
    about: 'every list is empty, the lobby too',
    age: DAY_MS,
    seed: { registerPhone: '9190000004' },
  },
  {
    username: 'suspended',
    about: 'suspended until the identity is verified (onlyKyc); the papers were rejected',
    age: 10 * DAY_MS,
    seed: {
      registerPhone: '9190000005',
      profile: { onlyKyc: true, identityStatus: 'rejected' },
      identity: { fullName: 'Suspendido Cruz', idNumber: '1000-2000-3000-0000', idType: 'philsys', hasPapers: true },
    },
  },
  {
    username: 'takenname',
    about: 'a user name to register that is already taken',
    age: 20 * DAY_MS,
    seed: {
      registerPhone: '9190000006',
      profile: { ...RATIFIED, nickname: 'takennick' },
      identity: { fullName: 'Taken Reyes', idNumber: 'TAKEN-0000', idType: 'philsys', hasPapers: true },
    },
  },
  {
    username: 'notradepw',
    about: 'identity ratified and wallet bound, but no transaction password yet',
    age: 12 * DAY_MS,
    seed: {
      registerPhone: '9190000007',
      phone: '9190000007',
      profile: { ...RATIFIED, nickname: 'No Password' },
      identity: { fullName: 'Nilo Torres', idNumber: '1000-2000-3000-0007', idType: 'philsys', hasPapers: true },
      balances: { playable: 150_000, deposited: 150_000 },
    },
  },
  {
    username: 'nophone',
    about: 'identity ratified, transaction password set, but no mobile number bound',
    age: 12 * DAY_MS,
    seed: {
      registerPhone: '9190000008',
      tradePasswordHash,
      profile: { ...RATIFIED, nickname: 'No Phone' },
      identity: { fullName: 'Nena Garcia', idNumber: '1000-2000-3000-0008', idType: 'philsys', hasPapers: true },
      balances: { playable: 150_000, deposited: 150_000 },
    },
  },
  {
    username: 'firstwin',
    about: 'has won and never withdrawn: no identity, wallet or transaction password yet',
    age: 2 * DAY_MS,
    seed: {
      registerPhone: '9190000009',
      balances: {
        playable: 380_000,
        deposited: 100_000,
        bindings: [{ sum: 80_000, owed: 120_000 }],
        turnoverRequired: 1_000_000,
      },
    },
  },
  {
    username: 'limited',
    about: 'has limits of deposits, losses, stakes and time; a higher one of deposits waits for a day',
    age: 40 * DAY_MS,
    seed: {
      registerPhone: '9190000010',
      phone: '9190000010',
      tradePasswordHash,
      profile: { ...RATIFIED, nickname: 'Limited' },
      identity: { fullName: 'Lina Ramos', idNumber: '1000-2000-3000-0010', idType: 'philsys', hasPapers: true },
      balances: { playable: 535_000, deposited: 550_000 },
    },
  },
  {
    username: 'onbreak',
    about: 'on a break for five more days, with a pending withdrawal',
    age: 40 * DAY_MS,
    seed: {
      registerPhone: '9190000011',
      phone: '9190000011',
      tradePasswordHash,
      profile: { ...RATIFIED, nickname: 'On Break' },
      identity: { fullName: 'Bea Flores', idNumber: '1000-2000-3000-0011', idType: 'philsys', hasPapers: true },
      balances: { playable: 250_000, deposited: 300_000 },
    },
  },
  {
    username: 'excluded',
    about: 'self-excluded for four more months, with a pending withdrawal',
    age: 70 * DAY_MS,
    seed: {
      registerPhone: '9190000012',
      phone: '9190000012',
      tradePasswordHash,
      profile: { ...RATIFIED, nickname: 'Excluded' },
      identity: { fullName: 'Edgar Santos', idNumber: '1000-2000-3000-0012', idType: 'philsys', hasPapers: true },
      balances: { playable: 250_000, deposited: 300_000 },
    },
  },
  {
    username: 'restricted',
    about: 'may not play: under 21 by the identity documents',
    age: 20 * DAY_MS,
    seed: {
      registerPhone: '9190000013',
      phone: '9190000013',
      tradePasswordHash,
      profile: { ...RATIFIED, nickname: 'Restricted' },
      identity: { fullName: 'Rina Lopez', idNumber: '1000-2000-3000-0013', idType: 'philsys', hasPapers: true },
      balances: { playable: 100_000, deposited: 100_000 },
    },
  },
] as const satisfies readonly Persona[]

/** The user name of a persona. */
export type PersonaName = (typeof PERSONAS)[number]['username']
