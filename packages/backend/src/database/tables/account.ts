import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Instant, Texts } from './core.ts'

/** What a code was sent for: it is good for nothing else. */
export type OtpPurpose = 'bind' | 'loginPassword' | 'tradePassword'

/** The purposes of a picture (`UploadImageBody`). */
export type PicturePurpose = 'idFront' | 'idBack' | 'selfie' | 'avatar'

/** A `jsonb`: written as text, because the drivers disagree about arrays. */
type Json<Value> = ColumnType<Value, string, string>

/** A reward as the wire has it: cash in pesos, a coupon without an amount. */
export interface RewardItem {
  readonly type: 'cash' | 'coupon' | 'energy' | 'point'
  readonly amount?: number
}

/** An address as the player typed it. */
interface Address {
  readonly line: string
  readonly city: string
  readonly province: string
  readonly postalCode: string
}

/** Codes, identities, letters and the operator's texts. */
export interface AccountTables {
  /** How often something happened until `ends_at`; the key, such as a number, is hashed. */
  rate: { name: string; key_hash: string; count: number; ends_at: Date }
  /** The latest code for a number and a purpose. */
  otp: {
    phone: string
    purpose: OtpPurpose
    account_id: number | null
    /** Null once it was used, or if no account has the number. */
    code_hash: string | null
    tries: Generated<number>
    sent_at: Date
  }
  picture: {
    id: string
    account_id: number
    purpose: PicturePurpose
    content_type: string
    created_at: Instant
  }
  identity: {
    account_id: number
    full_name: string
    /** A day, such as `1990-05-17`. */
    birthday: string
    email: string
    nationality: string
    present_address: Json<Address>
    permanent_address: Json<Address>
    income_source: string
    occupation: string
    gaming_venue: string
    id_type: string
    /** Without spaces and hyphens. */
    id_number: string
    front: string | null
    back: string | null
    selfie: string | null
    submitted_at: Date | null
    reject_reason: ColumnType<Texts | null, string | null, string | null>
    reject_part: string | null
  }
  letter: {
    id: GeneratedAlways<number>
    account_id: number
    type: string
    title: Json<Texts>
    content: Json<Texts>
    is_read: Generated<boolean>
    rewards: ColumnType<readonly RewardItem[] | null, string | null, never>
    claimed: Generated<boolean>
    created_at: Instant
  }
  energy: { account_id: number; amount: number }
  announcement: {
    id: GeneratedAlways<number>
    title: Json<Texts>
    content: Json<Texts>
    published_at: Instant
    maintenance_at: Date | null
  }
  /** What the operator sets while the server runs; operations/app/operator-settings.ts has the names. */
  operator_setting: { name: string; value: Json<unknown> }
}
