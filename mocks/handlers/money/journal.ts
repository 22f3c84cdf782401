import { toPesos } from '../../lib/money.ts'
import { noteIn } from '../../lib/note.ts'
import { toInstant } from '../../lib/time.ts'
import { LEDGER_TYPES } from '../../sandbox/money/ledger.ts'
import { isWithinDays } from '../day-range.ts'
import type { Handler, Handlers } from '../handler.ts'
import { listFor, toPage } from '../paging.ts'

const listJournal: Handler<'listJournal'> = (request) => {
  const { type } = request.query
  const entries = listFor(request.player, request.sandbox.ledger.of(request.player.uid)).filter(
    (entry) => (type === undefined || entry.type === type) && isWithinDays(entry.createdAt, request.query),
  )
  return toPage(entries, request.query, (entry) => ({
    id: entry.id,
    type: entry.type,
    amount: toPesos(entry.amount),
    ...(entry.fee > 0 && { fee: toPesos(entry.fee) }),
    balanceAfter: toPesos(entry.balanceAfter),
    note: noteIn(entry.note, request.language),
    ...(entry.orderNo === undefined ? {} : { orderNo: entry.orderNo }),
    createdAt: toInstant(entry.createdAt),
  }))
}

const listJournalTypes: Handler<'listJournalTypes'> = (request) =>
  listFor(request.player, LEDGER_TYPES).map((code) => ({ code, name: request.text.money.journalTypes[code] }))

export const journalHandlers = { listJournal, listJournalTypes } satisfies Handlers
