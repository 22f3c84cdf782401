import { sql } from 'kysely'
import { addDays, addMonths } from '../../calendar.ts'
import type { Handlers, Payload } from '../../http/call.ts'
import { toPesos, DEPOSIT, WITHDRAWAL, type Tx } from '../../money.ts'
import { getDay, startOfDay } from '../paging.ts'
import { getPlaySeconds } from './play-time.ts'

type Sums = Payload<'getPlayStatement'>['total']

/** The sums of the months of a year, in whole centavos, by month and name. */
async function readSums(tx: Tx, accountId: number, year: number): Promise<Map<string, number>> {
  const [from, to] = [startOfDay(`${year}-01-01`), startOfDay(addMonths(`${year}-12-01`, 1))]
  const { rows } = await sql<{ key: string; sum: number }>`
    select to_char(at at time zone interval '8 hours', 'YYYY-MM ') || name as key, sum(amount)::bigint as sum
    from (
      select account_id, updated_at as at, 'deposits' as name, amount from deposit where status = ${DEPOSIT.success}
      union all
      select account_id, updated_at, 'withdrawals', amount from withdrawal where status = ${WITHDRAWAL.success}
      union all
      select account_id, at, 'bonus', amount from transfer join posting on transfer_id = id and book = 'player'
        where kind in ('bonus', 'reward')
      union all
      select account_id, played_at, 'staked', bet from round
      union all
      select account_id, played_at, 'won', win from round
    ) as moved
    where account_id = ${accountId} and at >= ${from}::timestamptz and at < ${to}::timestamptz
    group by key`.execute(tx)
  return new Map(rows.map(({ key, sum }) => [key, sum]))
}

const toShown = ({ minutes, ...sums }: Sums): Sums =>
  ({ ...Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, toPesos(sum)])), minutes }) as Sums

export const statementHandlers = {
  getPlayStatement: async ({ tx, account, query, now }) => {
    const [since, today] = [getDay(account.created_at), getDay(now)]
    const year = query.year ?? Number(today.slice(0, 4))
    const read = await readSums(tx, account.id, year)
    const total: Sums = { deposits: 0, withdrawals: 0, bonus: 0, staked: 0, won: 0, net: 0, minutes: 0 }
    const months: Payload<'getPlayStatement'>['months'] = []
    for (let number = 1; number <= 12; number++) {
      const month = `${year}-${String(number).padStart(2, '0')}`
      if (month < since.slice(0, 7) || month > today.slice(0, 7)) continue
      const get = (name: keyof Sums) => read.get(`${month} ${name}`) ?? 0
      const [staked, won] = [get('staked'), get('won')]
      const lastDay = addDays(addMonths(`${month}-01`, 1), -1)
      const minutes = Math.floor((await getPlaySeconds(tx, account.id, `${month}-01`, now, lastDay)) / 60)
      const sums: Sums = {
        deposits: get('deposits'),
        withdrawals: get('withdrawals'),
        bonus: get('bonus'),
        staked,
        won,
        net: won - staked,
        minutes,
      }
      for (const name of Object.keys(total) as (keyof Sums)[]) total[name] += sums[name]
      months.push({ month, sums: toShown(sums) })
    }
    return { year, since, months, total: toShown(total) }
  },

  /** Invented. An operator puts its own addresses and terms here. */
  getPlayInfo: ({ language }) => {
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
  },
} satisfies Handlers
