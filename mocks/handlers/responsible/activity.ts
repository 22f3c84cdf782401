import type { components } from '#generated/openapi.d.ts'
import { dayNumber, dayText, manilaMonth } from '../../lib/manila-days.ts'
import { toPesos } from '../../lib/money.ts'
import { MINUTE_MS, SECOND_MS, toInstant } from '../../lib/time.ts'
import type { Account } from '../../sandbox/identity/account.ts'
import type { StatementSums } from '../../sandbox/responsible/statements.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import type { Handler, Handlers } from '../handler.ts'
import { listFor } from '../paging.ts'

function showSession({ clock, responsible }: Sandbox, player: Account): components['schemas']['PlaySession'] {
  const { sessions } = responsible
  const session = sessions.get(player)
  const reminderMinutes = sessions.getMinutes(player)
  if (session === undefined) return { minutes: 0, staked: 0, won: 0, net: 0, reminderMinutes }
  const { startedAt, staked, won } = session
  return {
    startedAt: toInstant(startedAt),
    minutes: Math.floor((clock.now() - startedAt) / MINUTE_MS),
    staked: toPesos(staked),
    won: toPesos(won),
    net: toPesos(won - staked),
    reminderMinutes,
    dueInSeconds: Math.max(0, Math.ceil((sessions.getDueAt(player, session) - clock.now()) / SECOND_MS)),
  }
}

const getPlaySession: Handler<'getPlaySession'> = ({ sandbox, player }) => showSession(sandbox, player)

const answerRealityCheck: Handler<'answerRealityCheck'> = ({ sandbox, player }) => {
  sandbox.responsible.sessions.answer(player)
  return showSession(sandbox, player)
}

const setRealityCheck: Handler<'setRealityCheck'> = ({ sandbox, player, body }) => {
  sandbox.responsible.sessions.setMinutes(player, body.minutes)
  return showSession(sandbox, player)
}

function showSums(sums: StatementSums): components['schemas']['StatementSums'] {
  const { deposits, withdrawals, bonus, staked, won, minutes } = sums
  return {
    deposits: toPesos(deposits),
    withdrawals: toPesos(withdrawals),
    bonus: toPesos(bonus),
    staked: toPesos(staked),
    won: toPesos(won),
    net: toPesos(won - staked),
    minutes,
  }
}

const NOTHING: StatementSums = { deposits: 0, withdrawals: 0, bonus: 0, staked: 0, won: 0, minutes: 0 }

function add(a: StatementSums, b: StatementSums): StatementSums {
  return {
    deposits: a.deposits + b.deposits,
    withdrawals: a.withdrawals + b.withdrawals,
    bonus: a.bonus + b.bonus,
    staked: a.staked + b.staked,
    won: a.won + b.won,
    minutes: a.minutes + b.minutes,
  }
}

const getPlayStatement: Handler<'getPlayStatement'> = ({ sandbox, player, query }) => {
  const year = query.year ?? Number(manilaMonth(sandbox.clock.now()).name.slice(0, 4))
  const months = listFor(player, sandbox.responsible.statements.list(player, year))
  return {
    year,
    since: dayText(dayNumber(player.createdAt)),
    months: months.map(({ month, sums }) => ({ month, sums: showSums(sums) })),
    total: showSums(months.map(({ sums }) => sums).reduce(add, NOTHING)),
  }
}

export const activityHandlers = {
  getPlaySession,
  answerRealityCheck,
  setRealityCheck,
  getPlayStatement,
} satisfies Handlers
