import { sql } from 'kysely'
import type { RewardItem } from '../../database/tables/account.ts'
import type { Texts } from '../../database/tables/core.ts'
import { Refusal, type Handlers } from '../../http/call.ts'
import { lockAccount, type Tx } from '../../money.ts'
import { grant } from '../../rewards.ts'
import { pushCount } from '../../socket/push.ts'
import { PROCESSED } from '../money/texts.ts'
import { readPage } from '../paging.ts'
import { isPromotionHeld } from '../responsible/refusals.ts'

/** The types of letters, in the order of the inbox's tabs. */
export const LETTER_TYPES = [
  { code: 'system', name: { 'en-US': 'System', 'vi-VN': 'Hệ thống' } },
  { code: 'money', name: { 'en-US': 'Money', 'vi-VN': 'Tiền' } },
  { code: 'reward', name: { 'en-US': 'Rewards', 'vi-VN': 'Phần thưởng' } },
] as const

export interface NewLetter {
  readonly type: (typeof LETTER_TYPES)[number]['code']
  readonly title: Texts
  readonly content: Texts
  readonly rewards?: readonly RewardItem[]
}

/** Writes a letter to a player, and announces it by the socket. */
export async function sendLetter(tx: Tx, accountId: number, letter: NewLetter, at: Date): Promise<void> {
  await tx
    .insertInto('letter')
    .values({
      account_id: accountId,
      type: letter.type,
      title: JSON.stringify(letter.title),
      content: JSON.stringify(letter.content),
      rewards: letter.rewards === undefined ? null : JSON.stringify(letter.rewards),
      created_at: at,
    })
    .execute()
  await pushCount(tx, accountId, 'inbox.unread')
}

/** The number in a letter's id, such as 12 of `L12`; 0, which no letter has, of another text. */
function toNumber(id: string): number {
  return Number(/^L([1-9]\d{0,14})$/.exec(id)?.[1] ?? 0)
}

/** The letters that a player sees: promotions wait while nothing is promoted to the player. */
async function selectLetters(tx: Tx, accountId: number, now: Date) {
  const own = tx.selectFrom('letter').where('account_id', '=', accountId)
  return (await isPromotionHeld(tx, accountId, now)) ? own.where('type', '!=', 'reward') : own
}

/** How many unread letters a player has of each type. */
export async function countUnread(tx: Tx, accountId: number, now: Date) {
  return (await selectLetters(tx, accountId, now))
    .select(['type', sql<number>`count(*)::int`.as('count')])
    .where('is_read', '=', false)
    .groupBy('type')
    .execute()
}

async function lockLetter(tx: Tx, accountId: number, id: string) {
  const letter = await tx
    .selectFrom('letter')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', toNumber(id))
    .forUpdate()
    .executeTakeFirst()
  if (letter === undefined) throw new Refusal('letterUnknown')
  return letter
}

export const inboxHandlers = {
  listLetters: async ({ tx, account, query, language, now }) => {
    let own = (await selectLetters(tx, account.id, now)).selectAll()
    if (query.type !== undefined) own = own.where('type', '=', query.type)
    const { rows, total } = await readPage(tx, own.orderBy('created_at', 'desc').orderBy('id', 'desc'), query)
    const list = rows.map((letter) => ({
      id: `L${letter.id}`,
      type: letter.type,
      title: letter.title[language],
      content: letter.content[language],
      read: letter.is_read,
      createdAt: letter.created_at.toISOString(),
      ...(letter.rewards && { rewards: [...letter.rewards], claimed: letter.claimed }),
    }))
    return { list, total }
  },

  listLetterTypes: async ({ tx, account, language, now }) => {
    const unread = await countUnread(tx, account.id, now)
    return LETTER_TYPES.map(({ code, name }) => ({
      code,
      name: name[language],
      unread: unread.find(({ type }) => type === code)?.count ?? 0,
    }))
  },

  readLetter: async ({ tx, account, body }) => {
    const letter = await lockLetter(tx, account.id, body.id)
    if (letter.is_read) return null
    await tx.updateTable('letter').set({ is_read: true }).where('id', '=', letter.id).execute()
    await pushCount(tx, account.id, 'inbox.unread')
    return null
  },

  deleteLetters: async (call) => {
    const { tx, account } = call
    const ids = [...new Set(call.body.ids)].map(toNumber)
    const letters = await tx
      .selectFrom('letter')
      .select(['id', 'rewards', 'claimed'])
      .where('account_id', '=', account.id)
      .where('id', 'in', ids)
      // In one order, so that two deletions at once do not wait for each other.
      .orderBy('id')
      .forUpdate()
      .execute()
    if (letters.length < ids.length) throw new Refusal('letterUnknown')
    if (letters.some(({ rewards, claimed }) => rewards !== null && !claimed)) throw new Refusal('letterUnclaimed')
    await tx.deleteFrom('letter').where('id', 'in', ids).execute()
    await pushCount(tx, account.id, 'inbox.unread')
    call.setMessage(PROCESSED)
    return null
  },

  claimLetter: async ({ tx, account, body, now }) => {
    await lockAccount(tx, account.id)
    const { id, claimed, rewards } = await lockLetter(tx, account.id, body.id)
    if (claimed) throw new Refusal('alreadyClaimed')
    if (rewards === null) throw new Refusal('nothingToClaim')
    await tx.updateTable('letter').set({ claimed: true }).where('id', '=', id).execute()
    await grant(tx, account.id, rewards, now)
    return { rewards: [...rewards] }
  },
} satisfies Handlers
