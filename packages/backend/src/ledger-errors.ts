import { sql, type Kysely } from 'kysely'
import type { Tables } from './database/tables.ts'
import { DEPOSIT, HELD_STATUSES, TURNOVER_OF_POINT, WITHDRAWAL } from './money.ts'

/** What is wrong with the books; empty if every sum is right. For tests, and for an operator's nightly run. */
export async function findLedgerErrors(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ problem: string }>`
    select 'transfer ' || transfer_id || ' does not add up' as problem
      from posting group by transfer_id having sum(amount) <> 0
    union all
    select 'account ' || a.id || ' has ' || a.balance || ' and ' || a.held || ' held, and the ledger '
        || coalesce(sum(p.amount) filter (where p.book = 'player'), 0) || ' and '
        || coalesce(sum(p.amount) filter (where p.book = 'held'), 0)
      from account a left join transfer t on t.account_id = a.id left join posting p on p.transfer_id = t.id
      group by a.id
      having a.balance <> coalesce(sum(p.amount) filter (where p.book = 'player'), 0)
        or a.held <> coalesce(sum(p.amount) filter (where p.book = 'held'), 0)
    union all
    select 'account ' || a.id || ' holds ' || a.held || ' and its withdrawals ' || coalesce(sum(w.amount), 0)
      from account a left join withdrawal w on w.account_id = a.id and w.status in (${sql.join(HELD_STATUSES)})
      group by a.id having a.held <> coalesce(sum(w.amount), 0)
    union all
    select 'account ' || a.id || ' has deposited ' || a.deposited || ' and its deposits ' || coalesce(sum(d.amount), 0)
      from account a left join deposit d on d.account_id = a.id and d.status = ${DEPOSIT.success}
      group by a.id having a.deposited <> coalesce(sum(d.amount), 0)
    union all
    select 'deposit ' || d.order_no || ' has status ' || d.status || ' and credits of ' || coalesce(sum(p.amount), 0)
      from deposit d left join transfer t on t.order_no = d.order_no
        left join posting p on p.transfer_id = t.id and p.book = 'player'
      where d.status is not null
      group by d.order_no
      having coalesce(sum(p.amount), 0) <> case when d.status = ${DEPOSIT.success} then d.amount + d.bonus else 0 end
    union all
    select 'transfer ' || id || ' ends at ' || balance_after || ', and the ledger at ' || balance
      from (
        select t.id, t.balance_after, sum(coalesce(p.amount, 0)) over (partition by t.account_id order by t.id) as balance
        from transfer t left join posting p on p.transfer_id = t.id and p.book = 'player'
      ) changes where balance_after <> balance
    union all
    select 'withdrawal ' || w.order_no || ' has status ' || w.status || ' and the transfers ' || t.kinds
      from withdrawal w, lateral (
        select coalesce(string_agg(kind, ' ' order by id), '') as kinds from transfer where order_no = w.order_no
      ) t
      where t.kinds <> case when w.status in (${sql.join(HELD_STATUSES)}) then 'withdrawal'
        when w.status = ${WITHDRAWAL.success} then 'withdrawal payout' else 'withdrawal return' end
    union all
    select 'account ' || a.id || ' has spent more points than it had'
      from account a where a.turnover / ${TURNOVER_OF_POINT}::bigint
        + (select coalesce(sum(points), 0) from bonus_points where account_id = a.id)
        < (select coalesce(sum(points), 0) from exchange where account_id = a.id)
  `.execute(db)
  return rows.map(({ problem }) => problem)
}
