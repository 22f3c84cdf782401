import * as z from 'zod/mini'
import type { AppStorage } from '#src/platform/storage.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import { type BaseValues, EMPTY_VALUES } from './base-values.ts'

/**
 * The form fields that may be stored on the device. ID number and birthday prove an identity, and devices get lost, so
 * they stay in memory. Without the others an interrupted player would retype fifteen fields.
 */
const KEPT = {
  fullName: true,
  birthday: false,
  nationality: true,
  idType: true,
  idNumber: false,
  email: true,
  presentLine: true,
  presentCity: true,
  presentProvince: true,
  presentPostalCode: true,
  isSameAddress: true,
  permanentLine: true,
  permanentCity: true,
  permanentProvince: true,
  permanentPostalCode: true,
  sourceOfIncome: true,
  occupation: true,
  gamingVenue: true,
} as const satisfies Record<keyof BaseValues, boolean>

const FIELDS = Object.keys(EMPTY_VALUES) as (keyof BaseValues)[]

const Draft = z.object({
  uid: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.boolean()])),
})

/** The draft of the identity form on this device: for one player, for a day. */
export interface BaseDrafts {
  /** A player's draft, its other fields empty; undefined if there is none. Drops another player's draft. */
  read: (uid: string) => BaseValues | undefined
  /** Stores the allowed fields; an empty form leaves no draft. */
  keep: (uid: string, values: BaseValues) => void
  forget: () => void
}

/** {@link BaseDrafts} over a storage. */
export function createBaseDrafts(storage: AppStorage): BaseDrafts {
  const key = STORAGE_KEYS.kycDraft
  const forget = () => storage.remove(key)
  return {
    forget,
    read(uid) {
      const draft = storage.get(key, (value) => Draft.safeParse(value).data)
      if (draft === undefined) return undefined
      if (draft.uid !== uid) {
        forget()
        return undefined
      }
      const known = FIELDS.flatMap((field) => {
        const value = draft.values[field]
        return KEPT[field] && typeof value === typeof EMPTY_VALUES[field] ? [[field, value] as const] : []
      })
      return { ...EMPTY_VALUES, ...Object.fromEntries(known) }
    },
    keep(uid, values) {
      const kept = FIELDS.filter((field) => KEPT[field] && values[field] !== EMPTY_VALUES[field])
      if (kept.length === 0) forget()
      else storage.set(key, { uid, values: Object.fromEntries(kept.map((field) => [field, values[field]])) })
    },
  }
}
