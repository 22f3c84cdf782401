import type { Texts } from '../../database/tables/core.ts'
import type { Handler, Handlers } from '../../http/call.ts'
import { toPesos, type JournalKind } from '../../money.ts'
import { isInDays, readPage } from '../paging.ts'
import { getBankName } from './methods.ts'
import { inLanguage } from './texts.ts'

/** The types of changes, in the order in which the app offers them. */
const TYPES: Readonly<Record<JournalKind, Texts>> = {
  deposit: { 'en-US': 'Deposit', 'vi-VN': 'Nạp tiền' },
  bonus: { 'en-US': 'Bonus', 'vi-VN': 'Tiền thưởng' },
  withdrawal: { 'en-US': 'Withdrawal', 'vi-VN': 'Rút tiền' },
  return: { 'en-US': 'Returned withdrawal', 'vi-VN': 'Hoàn tiền rút' },
  bet: { 'en-US': 'Bet', 'vi-VN': 'Cược' },
  win: { 'en-US': 'Win', 'vi-VN': 'Thắng' },
  exchange: { 'en-US': 'Exchange', 'vi-VN': 'Đổi điểm' },
  reward: { 'en-US': 'Reward', 'vi-VN': 'Phần thưởng' },
}

/** Those whose note is a bank, and whose number the player may look up. */
const WITH_ORDER: readonly string[] = ['deposit', 'bonus', 'withdrawal', 'return', 'exchange'] satisfies JournalKind[]

const listJournalTypes: Handler<'listJournalTypes'> = ({ language }) =>
  Object.entries(TYPES).map(([code, name]) => ({ code, name: name[language] }))

const listJournal: Handler<'listJournal'> = async ({ tx, account, query, language }) => {
  let changes = tx
    .selectFrom('transfer')
    .innerJoin('posting', 'posting.transfer_id', 'transfer.id')
    .selectAll('transfer')
    .select('posting.amount')
    .where('posting.book', '=', 'player')
    .where('transfer.account_id', '=', account.id)
    .where(isInDays('transfer.at', query))
  if (query.type !== undefined) changes = changes.where('transfer.kind', '=', query.type as JournalKind)
  const { rows, total } = await readPage(tx, changes.orderBy('transfer.id', 'desc'), query)
  return {
    list: rows.map((change) => {
      const orderNo = WITH_ORDER.includes(change.kind) ? change.order_no : null
      const name = getBankName(inLanguage(change.note, language))
      return {
        id: `J${change.id}`,
        type: change.kind,
        amount: toPesos(change.amount),
        ...(change.fee > 0 && { fee: toPesos(change.fee) }),
        balanceAfter: toPesos(change.balance_after),
        note: orderNo === null ? name : `${name} · ${orderNo}`,
        ...(orderNo !== null && { orderNo }),
        createdAt: change.at.toISOString(),
      }
    }),
    total,
  }
}

export const journalHandlers = { listJournalTypes, listJournal } satisfies Handlers
