import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** The books of the ledger. Every transfer's postings add up to zero over them. */
export type Book = 'player' | 'held' | 'payments' | 'games' | 'promotions' | 'fees'

/** The kinds of transfer, which are the types of a player's journal. */
export type TransferKind = 'deposit' | 'bonus' | 'withdrawal' | 'return' | 'bet' | 'win' | 'exchange' | 'reward'

/** An instant, which is now if it is omitted. */
export type Instant = ColumnType<Date, Date | undefined, Date>

/** Players, sessions and the ledger. */
export interface CoreTables {
  account: {
    id: GeneratedAlways<number>
    username: string
    password: string
    trade_password: string | null
    phone: string | null
    register_phone: string
    nickname: Generated<string>
    gender: Generated<'male' | 'female'>
    avatar: Generated<number>
    invitation_code: string
    registration_code: Generated<string>
    invited_by: number | null
    vip: Generated<number>
    identity_status: Generated<'unverified' | 'pending' | 'approved' | 'rejected' | 'editing'>
    only_kyc: Generated<boolean>
    login_init: Generated<boolean>
    /** Whole centavos, like every amount. The sum of the account's postings in the book `player`. */
    balance: Generated<number>
    held: Generated<number>
    deposited: Generated<number>
    turnover: Generated<number>
    created_at: Instant
  }
  session: {
    token_hash: string
    account_id: number
    device_id: string
    used_at: Instant
  }
  transfer: {
    id: GeneratedAlways<number>
    kind: TransferKind
    account_id: number
    order_no: string | null
    fee: Generated<number>
    note: string
    balance_after: number
    at: Instant
  }
  posting: {
    transfer_id: number
    book: Book
    amount: number
  }
  /** A deposit, with its bonus, whose wagering is not done. */
  binding: {
    order_no: string
    account_id: number
    amount: number
    owed: number
  }
  deposit: {
    order_no: string
    account_id: number
    method: string
    bank: string | null
    amount: number
    bonus: number
    coupon_id: string | null
    turnover_multiple: number
    /** 0 pending, 1 success, 2 failed, 3 timeout; null while it is prepared. */
    status: number | null
    fail_reason: string | null
    pay_token_hash: string | null
    expires_at: Date
    created_at: Instant
    updated_at: Instant
  }
  withdrawal: {
    order_no: string
    account_id: number
    amount: number
    fee: number
    bank: string
    account: string
    status: number
    reason: string
    created_at: Instant
    updated_at: Instant
  }
  wallet: { account_id: number; bank: string; name: string; account: string; created_at: Instant }
  idempotency: {
    account_id: number
    operation: string
    key: string
    content_hash: string
    response: string
    received_at: Instant
  }
}
