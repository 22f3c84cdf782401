import * as z from 'zod/mini'
import { type AppStorage, createStorage } from '#src/platform/storage.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'

const text = z.string().check(z.maxLength(64))

const Draft = z.object({
  uid: z.string(),
  deposit: z.optional(
    z.object({ method: z.optional(text), amount: text, bank: z.optional(text), couponId: z.optional(text) }),
  ),
  withdrawal: z.optional(z.object({ amount: text })),
})
type Draft = z.output<typeof Draft>

/** What the player has chosen and typed on the deposit form, as typed. */
export type DepositDraft = NonNullable<Draft['deposit']>

/** Seconds for which an unfinished form is kept. */
const LIFETIME_S = 1800

/** Keeps what was typed on money forms across a reload, for its player alone. A password is never among it. */
export function createMoneyDrafts(storage: AppStorage) {
  const read = (uid: string): Draft => {
    const draft = storage.get(STORAGE_KEYS.moneyDraft, (value) => Draft.safeParse(value).data)
    return draft?.uid === uid ? draft : { uid }
  }
  return {
    read,
    keep: (uid: string, part: Partial<Omit<Draft, 'uid'>>) =>
      storage.set(STORAGE_KEYS.moneyDraft, { ...read(uid), ...part }, LIFETIME_S),
  }
}

/** The unfinished money forms of this device. */
export const moneyDrafts = createMoneyDrafts(createStorage())
