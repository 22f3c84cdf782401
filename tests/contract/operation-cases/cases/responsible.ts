import { createRecharge } from '#generated/http/money/create-recharge.ts'
import { prepareRecharge } from '#generated/http/money/prepare-recharge.ts'
import { answerRealityCheck } from '#generated/http/responsible/answer-reality-check.ts'
import { confirmPlayLimit } from '#generated/http/responsible/confirm-play-limit.ts'
import { excludePlayer } from '#generated/http/responsible/exclude-player.ts'
import { getPlayInfo } from '#generated/http/responsible/get-play-info.ts'
import { getPlaySession } from '#generated/http/responsible/get-play-session.ts'
import { getPlayStatement } from '#generated/http/responsible/get-play-statement.ts'
import { listPlayLimits } from '#generated/http/responsible/list-play-limits.ts'
import { postponePlayLimits } from '#generated/http/responsible/postpone-play-limits.ts'
import { removePlayLimit } from '#generated/http/responsible/remove-play-limit.ts'
import { setPlayLimit } from '#generated/http/responsible/set-play-limit.ts'
import { setRealityCheck } from '#generated/http/responsible/set-reality-check.ts'
import { takeBreak } from '#generated/http/responsible/take-break.ts'
import { withdrawPlayLimitChange } from '#generated/http/responsible/withdraw-play-limit-change.ts'
import { PASSWORD, type Player } from '../player.ts'
import type { OperationCases } from '../operation-case.ts'

const DEPOSITS = { kind: 'deposit', period: 'week' } as const
const NO_PERIOD = { kind: 'deposit', period: 'year' as never } as const
const WRONG = '0'.repeat(64)
const BREAK = { hours: 48, thisDevice: false, password: PASSWORD }
const DAY_MS = 86_400_000

const waitDays = (player: Player, days: number) => player.control('clock', { advanceMs: days * DAY_MS })

/** Sets a limit of deposits and asks for a higher one. */
async function askForMore(): Promise<void> {
  await setPlayLimit({ ...DEPOSITS, amount: 1000 })
  await setPlayLimit({ ...DEPOSITS, amount: 2000 })
}

/** Begins a break and then sends a request. */
export async function onBreak<Result>(send: () => Promise<Result>): Promise<Result> {
  await takeBreak(BREAK)
  return send()
}

/** Sets a limit that is lower than the amount of a prepared deposit, and creates the deposit. */
export async function createAboveLimit(): Promise<unknown> {
  const { orderNo } = await prepareRecharge({ method: 'gcash', amount: 500 })
  await setPlayLimit({ ...DEPOSITS, amount: 499.99 })
  return createRecharge({ orderNo }, { 'Idempotency-Key': crypto.randomUUID() })
}

export const RESPONSIBLE_CASES: OperationCases<'responsible'> = {
  getPlayInfo: { success: () => getPlayInfo(), failures: {} },
  listPlayLimits: { as: 'limited', success: () => listPlayLimits(), failures: {} },
  setPlayLimit: {
    success: () => setPlayLimit({ kind: 'time', period: 'day', minutes: 120 }),
    badInput: () => setPlayLimit({ ...DEPOSITS, amount: 0 }),
    failures: {},
  },
  removePlayLimit: {
    as: 'limited',
    success: () => removePlayLimit(DEPOSITS),
    badInput: () => removePlayLimit(NO_PERIOD),
    failures: { limitUnknown: () => removePlayLimit({ kind: 'time', period: 'month' }) },
  },
  confirmPlayLimit: {
    success: async (player) => {
      await askForMore()
      await waitDays(player, 1)
      return confirmPlayLimit(DEPOSITS)
    },
    badInput: () => confirmPlayLimit(NO_PERIOD),
    failures: {
      noChangeWaiting: () => confirmPlayLimit(DEPOSITS),
      changeNotDue: async () => {
        await askForMore()
        return confirmPlayLimit(DEPOSITS)
      },
    },
  },
  withdrawPlayLimitChange: {
    as: 'limited',
    success: () => withdrawPlayLimitChange(DEPOSITS),
    badInput: () => withdrawPlayLimitChange(NO_PERIOD),
    failures: { noChangeWaiting: () => withdrawPlayLimitChange({ kind: 'loss', period: 'day' }) },
  },
  postponePlayLimits: { as: 'newplayer', success: () => postponePlayLimits(), failures: {} },
  takeBreak: {
    success: () => takeBreak(BREAK),
    badInput: () => takeBreak({ ...BREAK, hours: 23 }),
    failures: {
      passwordWrong: () => takeBreak({ ...BREAK, password: WRONG }),
      longerHolds: () => onBreak(() => takeBreak({ ...BREAK, hours: 24 })),
    },
  },
  excludePlayer: {
    success: () => excludePlayer({ months: 6, password: PASSWORD }),
    badInput: () => excludePlayer({ months: 7 as never, password: PASSWORD }),
    failures: {
      passwordWrong: () => excludePlayer({ months: 6, password: WRONG }),
      longerHolds: async () => {
        await excludePlayer({ months: 12, password: PASSWORD })
        return excludePlayer({ months: 6, password: PASSWORD })
      },
    },
  },
  getPlaySession: { success: () => getPlaySession(), failures: {} },
  answerRealityCheck: {
    success: () => answerRealityCheck({ answer: 'keepPlaying' }),
    badInput: () => answerRealityCheck({ answer: 'later' as never }),
    failures: {},
  },
  setRealityCheck: {
    success: () => setRealityCheck({ minutes: 45 }),
    badInput: () => setRealityCheck({ minutes: 20 as never }),
    failures: {},
  },
  getPlayStatement: {
    as: 'vip8player',
    success: () => getPlayStatement(),
    badInput: () => getPlayStatement({ year: 1999 }),
    failures: {},
  },
}
