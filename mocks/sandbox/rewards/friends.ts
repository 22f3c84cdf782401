import type { Account } from '../identity/account.ts'
import { mask } from '../mask.ts'
import type { Prize } from './prize.ts'
import type { ClaimStanding } from './vip.ts'
import type { SandboxCore } from '../sandbox-core.ts'

/** A player's invited friend. Amounts in centavos; paid means that the inviter has claimed the reward for it. */
export interface Friend {
  /** Masked. */
  name: string
  joinedAt: number
  deposited: boolean
  depositPaid: boolean
  turnover: number
  turnoverPaid: boolean
}

/** A payment for inviting. */
export interface FriendPayment {
  id: string
  friend: string
  kind: 'deposit' | 'turnover' | 'ranking'
  prize: Prize
  gotAt: number
}

export type FriendKind = 'deposit' | 'turnover'

/** The rewards for a friend's first deposit and for a friend's turnover of ₱10,000, in centavos. */
const WORTH: Record<FriendKind, number> = { deposit: 5_000, turnover: 10_000 }
const TURNOVER_TARGET = 1_000_000
const MAX_PAYMENTS = 1_000

/** The invitations of a sandbox and their rewards. Friends register, deposit and play in the same sandbox. */
export class Friends {
  readonly #sandbox: SandboxCore
  readonly #byInviter = new Map<string, Friend[]>()
  readonly #links = new Map<string, { inviter: Account; friend: Friend }>()
  readonly #payments = new Map<string, FriendPayment[]>()
  #count = 0

  constructor(sandbox: SandboxCore) {
    this.#sandbox = sandbox
    sandbox.events.on('joined', (account) => this.#join(account))
    sandbox.events.on('deposited', (account) => this.#deposited(account))
    sandbox.events.on('played', (account, { bet }) => {
      const friend = this.#links.get(account.uid)?.friend
      if (friend !== undefined) friend.turnover += bet
    })
  }

  /** A player's friends, oldest first. */
  of(account: Account): Friend[] {
    const found = this.#byInviter.get(account.uid) ?? []
    this.#byInviter.set(account.uid, found)
    return found
  }

  /** A player's payments for inviting, newest first. */
  getPayments(account: Account): readonly FriendPayment[] {
    return this.#payments.get(account.uid) ?? []
  }

  standing(account: Account, kind: FriendKind): ClaimStanding {
    const friends = this.of(account)
    const ready = friends.filter((friend) => isReady(friend, kind))
    const paid = friends.some((friend) => (kind === 'deposit' ? friend.depositPaid : friend.turnoverPaid))
    const best = Math.max(0, ...friends.filter((friend) => !friend.turnoverPaid).map((friend) => friend.turnover))
    return {
      state: ready.length > 0 ? 'ready' : paid ? 'claimed' : 'locked',
      amount: WORTH[kind] * Math.max(1, ready.length),
      progress: kind === 'deposit' ? ready.length : Math.floor(best / 100),
      target: kind === 'deposit' ? 1 : TURNOVER_TARGET / 100,
    }
  }

  /** Claims what is ready: returns the centavos paid, or why there are none. */
  claim(account: Account, kind: FriendKind): number | 'nothingToClaim' | 'alreadyClaimed' {
    const { state, amount } = this.standing(account, kind)
    if (state === 'claimed') return 'alreadyClaimed'
    if (state === 'locked') return 'nothingToClaim'
    for (const friend of this.of(account).filter((one) => isReady(one, kind))) {
      if (kind === 'deposit') friend.depositPaid = true
      else friend.turnoverPaid = true
      this.notePayment(account, friend.name, kind, { type: 'cash', amount: WORTH[kind] }, this.#sandbox.clock.now())
    }
    return amount
  }

  notePayment(account: Account, friend: string, kind: FriendPayment['kind'], prize: Prize, gotAt: number): void {
    const payment = { id: `FR${String(++this.#count).padStart(6, '0')}`, friend, kind, prize, gotAt }
    this.#payments.set(account.uid, [payment, ...this.getPayments(account)].slice(0, MAX_PAYMENTS))
  }

  #join(account: Account): void {
    const inviter = this.#sandbox.accounts.byUid(account.invitedBy)
    if (inviter === undefined || inviter === account || this.#links.has(account.uid)) return
    const friend = {
      name: mask(account.username),
      joinedAt: this.#sandbox.clock.now(),
      deposited: false,
      depositPaid: false,
      turnover: 0,
      turnoverPaid: false,
    }
    this.of(inviter).push(friend)
    this.#links.set(account.uid, { inviter, friend })
    this.#sandbox.raise(inviter, 'inviteFriendToEarnNum')
  }

  #deposited(account: Account): void {
    const link = this.#links.get(account.uid)
    if (link === undefined || link.friend.deposited) return
    link.friend.deposited = true
    this.#sandbox.raise(link.inviter, 'inviteFriendEnergy')
  }
}

function isReady(friend: Friend, kind: FriendKind): boolean {
  return kind === 'deposit'
    ? friend.deposited && !friend.depositPaid
    : friend.turnover >= TURNOVER_TARGET && !friend.turnoverPaid
}
