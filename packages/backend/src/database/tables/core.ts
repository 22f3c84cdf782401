import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** The books of the ledger. Every transfer's postings add up to zero over them. */
export type Book = 'player' | 'held' | 'payments' | 'games' | 'promotions' | 'fees'

/** The kinds of transfer. All but `payout`, which moves what is held already, are the types of a player's journal. */
export type TransferKind =
  | 'deposit'
  | 'bonus'
  | 'withdrawal'
  | 'return'
  | 'payout'
  | 'bet'
  | 'win'
  | 'exchange'
  | 'reward'

/** A text in both languages. */
export type Texts = Readonly<Record<'en-US' | 'vi-VN', string>>

/** A name that is the same in all languages, or a text in both. Stored as JSON. */
export type Note = ColumnType<string | Texts, string, string>

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
    /** The number of an offered avatar, or the id of a picture of the player. */
    avatar: Generated<string>
    invitation_code: string
    registration_code: Generated<string>
    invited_by: number | null
    /** When the inviter was recorded: the friend counts for that month's ranking. */
    invited_at: Date | null
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
    note: Note
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
    required: number
    owed: number
    /** The oldest deposit is played first. */
    place: GeneratedAlways<number>
  }
  deposit: {
    order_no: string
    account_id: number
    method: string
    bank: string | null
    amount: number
    /** What the player pays beside the amount. */
    fee: Generated<number>
    bonus: Generated<number>
    coupon_id: number | null
    turnover_multiple: number
    /** 0 pending, 1 success, 2 failed, 3 timeout; null while it is prepared. */
    status: number | null
    fail_reason: string | null
    pay_token_hash: string | null
    /** The origin of the app, where the payment page leads back to. */
    app_origin: string | null
    /** Whether the advertising conversion was handed out. */
    is_reported: Generated<boolean>
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
    status: Generated<number>
    reason: Note
    created_at: Instant
    updated_at: Instant
  }
  wallet: { account_id: number; bank: string; name: string; account: string; created_at: Instant }
  coupon: {
    id: GeneratedAlways<number>
    account_id: number
    name: ColumnType<Texts, string, string>
    bonus_percent: number
    bonus_max: number
    min_deposit: number
    turnover_multiple: number
    is_welcome: Generated<boolean>
    expires_at: Date
    created_at: Instant
  }
  /** Points that were given. Those of turnover are counted from the account's turnover. */
  bonus_points: { id: GeneratedAlways<number>; account_id: number; points: number; at: Instant }
  goods: {
    id: string
    name: ColumnType<Texts, string, string>
    kind: 'cash' | 'goods'
    amount: Generated<number>
    points: number
    stock: number
    /** The order in which they are listed. */
    place: number
  }
  exchange: {
    order_no: string
    account_id: number
    goods_id: string
    quantity: number
    points: number
    created_at: Instant
  }
  idempotency: {
    account_id: number
    operation: string
    key: string
    content_hash: string
    response: string
    received_at: Instant
  }
}
