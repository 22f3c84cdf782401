import { findWalletBank } from '../../data/wallet-banks.ts'
import { BoundedMap } from '../../lib/bounded-map.ts'
import { MINUTE_MS } from '../../lib/time.ts'
import { formatCentavos } from '../../messages/messages.ts'
import type { Account } from '../identity/account.ts'
import type { SandboxCore } from '../sandbox-core.ts'
import { createOrderNumbers } from './order-number.ts'
import type { Wallet } from './wallets.ts'

/** Withdrawal status. */
export const WITHDRAWAL = {
  pending: 0,
  reviewed: 1,
  success: 2,
  failed: 3,
  rejected: 4,
  exception: 5,
  processing: 6,
} as const
export type WithdrawalStatus = (typeof WITHDRAWAL)[keyof typeof WITHDRAWAL]

/** A withdrawal. The wallet is the one bound when it was created. */
export interface WithdrawalOrder {
  orderNo: string
  uid: string
  /** Centavos. */
  amount: number
  /** Centavos, taken from the amount. */
  fee: number
  wallet: Wallet
  status: WithdrawalStatus
  createdAt: number
  updatedAt: number
}

/** The time from creation until a withdrawal is reviewed, processed, and final. */
export const WITHDRAWAL_STEPS = { reviewed: MINUTE_MS, processing: 2 * MINUTE_MS, ended: 5 * MINUTE_MS }
/** Sentinels in centavos: 403.00 is rejected at the review, 500.03 fails and 500.05 becomes an exception. */
const REJECTED_AMOUNT = 40_300
const ENDS = new Map<number, WithdrawalStatus>([
  [50_003, WITHDRAWAL.failed],
  [50_005, WITHDRAWAL.exception],
])
/** A sentinel in centavos: a withdrawal of 510.00 finds the player's fee raised by 5.00. */
const FEE_RAISING_AMOUNT = 51_000
const FEE_RAISE = 500
/** The letter for each final status but success, in `mocks/messages`. */
const LETTERS = new Map<WithdrawalStatus, string>([
  [WITHDRAWAL.failed, 'withdrawalFailed'],
  [WITHDRAWAL.rejected, 'withdrawalRejected'],
  [WITHDRAWAL.exception, 'withdrawalException'],
])
const MAX_ORDERS = 20_000

/** The withdrawals of a sandbox. Their amounts are held until they are final. */
export class Withdrawals {
  readonly #sandbox: SandboxCore
  readonly #orders = new BoundedMap<WithdrawalOrder>(MAX_ORDERS)
  readonly #orderNo = createOrderNumbers('W')
  /** The uids whose fee is raised. */
  readonly #raised = new Set<string>()

  constructor(sandbox: SandboxCore) {
    this.#sandbox = sandbox
  }

  /** A player's withdrawals, newest first. */
  of(uid: string): WithdrawalOrder[] {
    const newestFirst = (a: WithdrawalOrder, b: WithdrawalOrder): number =>
      b.createdAt - a.createdAt || b.orderNo.localeCompare(a.orderNo)
    return this.#orders
      .values()
      .filter((order) => order.uid === uid)
      .toSorted(newestFirst)
  }

  all(): WithdrawalOrder[] {
    return this.#orders.values()
  }

  /** The fee of a player's withdrawal to a wallet, in centavos; an amount that is asked for may raise it. */
  getFee(uid: string, wallet: Wallet, asked?: number): number {
    if (asked === FEE_RAISING_AMOUNT) this.#raised.add(uid)
    return (findWalletBank(wallet.bank)?.fee ?? 0) + (this.#raised.has(uid) ? FEE_RAISE : 0)
  }

  /** Records a withdrawal. No money moves and no timer starts. */
  file(
    uid: string,
    wallet: Wallet,
    amount: number,
    status: WithdrawalStatus,
    createdAt: number,
    updatedAt = createdAt,
  ): WithdrawalOrder {
    const order: WithdrawalOrder = {
      orderNo: this.#orderNo(createdAt),
      uid,
      amount,
      fee: this.getFee(uid, wallet),
      wallet,
      status,
      createdAt,
      updatedAt,
    }
    this.#orders.set(order.orderNo, order)
    return order
  }

  /** Creates a withdrawal: holds its amount and starts its timers. */
  create(account: Account, wallet: Wallet, amount: number): WithdrawalOrder {
    const { clock, ledger } = this.#sandbox
    const order = this.file(account.uid, wallet, amount, WITHDRAWAL.pending, clock.now())
    ledger.post(account, 'withdrawal', -amount, getNote(order), { orderNo: order.orderNo, fee: order.fee })
    account.balances.held += amount
    clock.at(order.createdAt + WITHDRAWAL_STEPS.reviewed, () => this.#review(account, order))
    return order
  }

  #review(account: Account, order: WithdrawalOrder): void {
    if (order.amount === REJECTED_AMOUNT) return this.#end(account, order, WITHDRAWAL.rejected)
    const { clock } = this.#sandbox
    this.#move(order, WITHDRAWAL.reviewed)
    clock.at(order.createdAt + WITHDRAWAL_STEPS.processing, () => this.#move(order, WITHDRAWAL.processing))
    clock.at(order.createdAt + WITHDRAWAL_STEPS.ended, () =>
      this.#end(account, order, ENDS.get(order.amount) ?? WITHDRAWAL.success),
    )
  }

  #end(account: Account, order: WithdrawalOrder, status: WithdrawalStatus): void {
    this.#move(order, status)
    // An exception stays held until a person has resolved it.
    if (status !== WITHDRAWAL.exception) account.balances.held -= order.amount
    if (isReturned(status))
      this.#sandbox.ledger.post(account, 'return', order.amount, getNote(order), { orderNo: order.orderNo })
    const letter = getLetter(order)
    if (letter !== undefined) this.#sandbox.sendLetter(account, letter.text, letter.values)
  }

  #move(order: WithdrawalOrder, status: WithdrawalStatus): void {
    order.status = status
    order.updatedAt = this.#sandbox.clock.now()
  }
}

/** Whether this final status returns the amount to the balance. */
export function isReturned(status: WithdrawalStatus): boolean {
  return status === WITHDRAWAL.failed || status === WITHDRAWAL.rejected
}

/** The letter about a withdrawal's status, if there is one: its name in `mocks/messages` and its values. */
export function getLetter({ status, amount, fee, orderNo }: WithdrawalOrder) {
  const paidOut = fee > 0 ? 'withdrawnWithFee' : 'withdrawn'
  const text = status === WITHDRAWAL.success ? paidOut : LETTERS.get(status)
  if (text === undefined) return undefined
  const [sum, charge, rest] = [formatCentavos(amount), formatCentavos(fee), formatCentavos(amount - fee)]
  return { text, values: { amount: sum, fee: charge, arriving: rest, orderNo } }
}

/** The ledger's note for a withdrawal. */
export function getNote({ wallet, orderNo }: WithdrawalOrder): string {
  return `${findWalletBank(wallet.bank)?.name ?? wallet.bank} · ${orderNo}`
}
