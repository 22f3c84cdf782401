import type { components } from '#generated/openapi.d.ts'
import { toCentavos, toPesos } from '../../lib/money.ts'
import { toInstant } from '../../lib/time.ts'
import type { Account } from '../../sandbox/identity/account.ts'
import type { LimitChange, LimitKind, LimitStanding } from '../../sandbox/responsible/limits.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import type { Handler, Handlers } from '../handler.ts'
import { listFor } from '../paging.ts'

function showChange(kind: LimitKind, { value, requestedAt, confirmableAt, lapsesAt }: LimitChange) {
  return {
    ...(value !== undefined && (kind === 'time' ? { minutes: value } : { amount: toPesos(value) })),
    requestedAt: toInstant(requestedAt),
    confirmableAt: toInstant(confirmableAt),
    lapsesAt: toInstant(lapsesAt),
  }
}

function showLimit(standing: LimitStanding): components['schemas']['PlayLimit'] {
  const { kind, period, value, used, left, endsAt, change } = standing
  const amounts =
    kind === 'time'
      ? { minutes: value, usedMinutes: used, leftMinutes: left }
      : { amount: toPesos(value), used: toPesos(used), left: toPesos(left) }
  return {
    kind,
    period,
    ...amounts,
    endsAt: toInstant(endsAt),
    ...(change !== undefined && { change: showChange(kind, change) }),
  }
}

function showLimits({ responsible }: Sandbox, player: Account): components['schemas']['PlayLimits'] {
  const { limits } = responsible
  return { limits: listFor(player, limits.list(player)).map(showLimit), ask: limits.mustAsk(player) }
}

const listPlayLimits: Handler<'listPlayLimits'> = ({ sandbox, player }) => showLimits(sandbox, player)

const setPlayLimit: Handler<'setPlayLimit'> = ({ sandbox, player, body }) => {
  const value = body.kind === 'time' ? body.minutes : toCentavos(body.amount)
  sandbox.responsible.limits.set(player, body, value)
  return showLimits(sandbox, player)
}

const removePlayLimit: Handler<'removePlayLimit'> = (request) => {
  const refusal = request.sandbox.responsible.limits.remove(request.player, request.body)
  return refusal === undefined ? showLimits(request.sandbox, request.player) : request.fail(refusal)
}

const confirmPlayLimit: Handler<'confirmPlayLimit'> = (request) => {
  const refusal = request.sandbox.responsible.limits.confirm(request.player, request.body)
  return refusal === undefined ? showLimits(request.sandbox, request.player) : request.fail(refusal)
}

const withdrawPlayLimitChange: Handler<'withdrawPlayLimitChange'> = (request) => {
  const refusal = request.sandbox.responsible.limits.withdraw(request.player, request.body)
  return refusal === undefined ? showLimits(request.sandbox, request.player) : request.fail(refusal)
}

const postponePlayLimits: Handler<'postponePlayLimits'> = ({ sandbox, player }) => {
  sandbox.responsible.limits.noteAnswer(player)
  return showLimits(sandbox, player)
}

export const limitHandlers = {
  listPlayLimits,
  setPlayLimit,
  removePlayLimit,
  confirmPlayLimit,
  withdrawPlayLimitChange,
  postponePlayLimits,
} satisfies Handlers
