import { sql } from 'kysely'
import { addDays, addMonths } from '../../calendar.ts'
import type { Handler, Handlers, Payload } from '../../http/call.ts'
import { toPesos, DEPOSIT, WITHDRAWAL, type Tx } from '../../money.ts'
import { getDay, startOfDay } from '../paging.ts'
import { getPlaySeconds } from './play-time.ts'

type Sums = Payload<'getPlayStatement'>['total']

/** What a month has of each, in whole centavos. */
async function readMonth(tx: Tx, accountId: number, firstDay: string, now: Date): Promise<Sums> {
  const next = addMonths(firstDay, 1)
  const [from, to] = [startOfDay(firstDay), startOfDay(next)]
  const { rows } = await sql<Record<'deposits' | 'withdrawals' | 'bonus' | 'staked' | 'won', string>>`
    with month as (select ${from}::timestamptz as start, ${to}::timestamptz as stop, ${accountId}::bigint as player)
    select
      (select coalesce(sum(amount), 0) from deposit
        where account_id = player and status = ${DEPOSIT.success} and updated_at >= start and updated_at < stop) as deposits,
      (select coalesce(sum(amount), 0) from withdrawal
        where account_id = player and status = ${WITHDRAWAL.success} and updated_at >= start and updated_at < stop) as withdrawals,
      (select coalesce(sum(amount), 0) from transfer join posting on transfer_id = id and book = 'player'
        where account_id = player and kind in ('bonus', 'reward') and at >= start and at < stop) as bonus,
      (select coalesce(sum(bet), 0) from round where account_id = player and played_at >= start and played_at < stop) as staked,
      (select coalesce(sum(win), 0) from round where account_id = player and played_at >= start and played_at < stop) as won
    from month`.execute(tx)
  const [deposits, withdrawals, bonus, staked, won] = (
    ['deposits', 'withdrawals', 'bonus', 'staked', 'won'] as const
  ).map((name) => Number(rows[0]?.[name])) as [number, number, number, number, number]
  const seconds = await getPlaySeconds(tx, accountId, firstDay, now, addDays(next, -1))
  const minutes = Math.floor(seconds / 60)
  return { deposits, withdrawals, bonus, staked, won, net: won - staked, minutes }
}

const toShown = ({ minutes, ...sums }: Sums): Sums =>
  ({ ...Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, toPesos(sum)])), minutes }) as Sums

const getPlayStatement: Handler<'getPlayStatement'> = async ({ tx, account, query, now }) => {
  const [since, today] = [getDay(account.created_at), getDay(now)]
  const year = query.year ?? Number(today.slice(0, 4))
  const total: Sums = { deposits: 0, withdrawals: 0, bonus: 0, staked: 0, won: 0, net: 0, minutes: 0 }
  const months: Payload<'getPlayStatement'>['months'] = []
  for (let number = 1; number <= 12; number++) {
    const month = `${year}-${String(number).padStart(2, '0')}`
    if (month < since.slice(0, 7) || month > today.slice(0, 7)) continue
    const sums = await readMonth(tx, account.id, `${month}-01`, now)
    for (const name of Object.keys(total) as (keyof Sums)[]) total[name] += sums[name]
    months.push({ month, sums: toShown(sums) })
  }
  return { year, since, months, total: toShown(total) }
}

/** Invented. An operator puts its own addresses and terms here. */
const getPlayInfo: Handler<'getPlayInfo'> = ({ language }) => {
  const [about, terms] =
    language === 'vi-VN'
      ? [
          'Hư cấu cho bản trình diễn. Dành cho người chơi và gia đình, cả ngày lẫn đêm.',
          [
            'Số dư vẫn là của bạn và bạn có thể rút tiền trong thời gian này.',
            'Cược đang mở được tính theo kết quả, và tiền thắng được cộng vào số dư của bạn.',
            'Các lệnh rút tiền đang chờ được chi trả như thường lệ.',
          ],
        ]
      : [
          'Invented for this demo. For players and their families, day and night.',
          [
            'Your balance stays yours, and you can withdraw it in this time.',
            'Open bets are settled by their result, and what they win is paid into your balance.',
            'Withdrawals that wait are paid as usual.',
          ],
        ]
  return {
    help: [{ name: 'Demo Help Line', about, url: 'https://help.example/', phone: '+63 2 8000 0000' }],
    breakTerms: [...terms],
    exclusionTerms: [...terms],
    exclusionUrl: 'https://regulator.example/exclusion',
    fundsContact: 'funds@operator.example',
  }
}

export const statementHandlers = { getPlayStatement, getPlayInfo } satisfies Handlers
