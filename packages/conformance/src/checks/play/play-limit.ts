import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { describeOutcome } from '../../document/envelope/outcome.ts'
import type { RequestResult } from '../../http/request-result.ts'
import { CannotRun } from '../../sessions/sessions.ts'
import { defineCheck, type PhaseInput } from '../define-check.ts'
import { successCheck } from '../whole/success.ts'
import { Deposits } from './deposits.ts'
import { moveClock } from './move-clock.ts'
import { isRefusedWith, isSuccess, PlayAccount } from './play-account.ts'

export const playLimitCheck = defineCheck({
  id: 'play-limit',
  title: 'Limits of a player',
  severity: 'critical',
  when: 'lasting',
  on: ({ id }) => id === 'setPlayLimit',
  description:
    'A limit of deposits holds from now on, also for two deposits at the same time; a higher one counts after 24 hours and a confirmation, not before.',
  fix: 'Check the limit under a lock of the account, in the transaction that creates the deposit. Keep a raise apart until it is confirmed.',
  since: '0.3.0',
  run: (input) => judgeLimits(input),
})

const KEY = { kind: 'deposit', period: 'day' }
const DAY_S = 86_400
/** How often the amount of a deposit fits the higher limit. */
const HIGHER = 10

/** Throws away what a broken step would make of the next ones. */
class IsBroken extends Error {}

async function judgeLimits(input: PhaseInput<'lasting'>): Promise<void> {
  try {
    const account = await PlayAccount.take(input.pool)
    const run = new LimitRun(input, account, await Deposits.find(account))
    await run.judgeTwoAtOnce()
    await run.judgeRaise()
    await run.judgeLater()
    input.report.pass()
  } catch (error) {
    if (!(error instanceof IsBroken)) throw error
  }
}

class LimitRun {
  readonly #input: PhaseInput<'lasting'>
  readonly #account: PlayAccount
  readonly #deposits: Deposits
  #low = 0
  readonly #high: number

  constructor(input: PhaseInput<'lasting'>, account: PlayAccount, deposits: Deposits) {
    this.#input = input
    this.#account = account
    this.#deposits = deposits
    this.#high = toCentavos(deposits.amount * HIGHER)
  }

  /** Lowers a limit so that one deposit fits, creates two at once, and a third one as an older app. */
  async judgeTwoAtOnce(): Promise<void> {
    const { amount } = this.#deposits
    const first = await this.#set(this.#high)
    if (first.limit?.['amount'] !== this.#high) this.#fail('A new limit does not hold at once', first.result)
    this.#low = toCentavos(Number(first.limit['used'] ?? 0) + amount)
    const prepared = [await this.#prepare(), await this.#prepare(), await this.#prepare()] as const
    const lowered = await this.#set(this.#low)
    if (lowered.limit?.['amount'] !== this.#low) this.#fail('A lower limit does not hold at once', lowered.result)
    const pair = await Promise.all([this.#deposits.create(prepared[0]), this.#deposits.create(prepared[1])])
    const [winner, other] = pair.toSorted((a, b) => Number(isSuccess(b)) - Number(isSuccess(a)))
    if (winner === undefined || other === undefined || !isSuccess(winner))
      throw new CannotRun(`no deposit within the limit was created: ${describeOutcome(pair[0].outcome)}`)
    const steps = [
      { label: 'request', result: winner },
      { label: 'at the same time', result: other },
    ]
    if (isSuccess(other)) this.#fail('Two deposits at the same time exceed a limit together', other, steps)
    if (!isRefusedWith(other, 'limitReached'))
      this.#fail('A deposit over a limit is refused for another reason than limitReached', other, steps)
    await this.#judgeOlderApp(prepared[2])
  }

  /** An app with a lower `versionCode` than `sinceVersionCode` of a code takes that code for an unknown result. */
  async #judgeOlderApp(prepared: RequestResult): Promise<void> {
    const { operation } = await this.#deposits.getCreation(prepared)
    const oldest = Math.min(...operation.codes.flatMap(({ since }) => since ?? []))
    if (!Number.isFinite(oldest)) return
    const result = await this.#deposits.create(prepared, String(oldest - 1))
    if (isSuccess(result)) this.#fail('A deposit over a limit succeeds for an older app', result)
    const { outcome } = result
    const code = operation.codes.find((one) => outcome.kind === 'refused' && one.code === outcome.code)
    if (code?.since !== undefined) this.#fail(`An older app gets ${code.name}, which it does not know`, result)
  }

  /** Asks for a higher limit: the old one holds, and the request can be withdrawn. */
  async judgeRaise(): Promise<void> {
    await this.#judgeWaiting(await this.#set(this.#high), 'A raise')
    const early = await this.#account.send('confirmPlayLimit', KEY)
    if (isSuccess(early)) this.#fail('A raise can be confirmed before 24 hours', early)
    const withdrawn = await this.#account.need('withdrawPlayLimitChange', KEY)
    if (this.#find(withdrawn)?.['change'] !== undefined) this.#fail('A withdrawn change still waits', withdrawn)
    const result = await this.#account.need('removePlayLimit', KEY)
    await this.#judgeWaiting({ result, limit: this.#find(result) }, 'A removal')
  }

  async #judgeWaiting({ result, limit }: Answer, what: string): Promise<void> {
    if (limit?.['amount'] !== this.#low) this.#fail(`${what} counts before its time`, result)
    if (!isJson(limit['change'])) this.#fail(`${what} does not show the change that waits`, result)
    await this.#mustRefuse(`${what} counts before its time`)
  }

  /** After a day: the change counts once it is confirmed. */
  async judgeLater(): Promise<void> {
    const { context, operation } = this.#input
    const { clock } = context.config
    if (clock === undefined) {
      const reason = "whether a raise counts after 24 hours: set a command that moves the server's clock (clock)"
      context.ledger.markPartInconclusive(operation, playLimitCheck, { part: 'clock', reason, byChoice: true })
      const confirm = context.operation('confirmPlayLimit')
      if (confirm) context.ledger.markInconclusive(confirm, successCheck, reason, true)
      return
    }
    await this.#set(this.#high)
    await moveClock(clock, DAY_S + 1)
    await this.#account.logInAgain()
    await this.#mustRefuse('A raise counts without a confirmation')
    const confirmed = await this.#account.send('confirmPlayLimit', KEY)
    if (!isSuccess(confirmed)) this.#fail('A raise cannot be confirmed after 24 hours', confirmed)
    if (this.#find(confirmed)?.['amount'] !== this.#high) this.#fail('A confirmed raise does not hold', confirmed)
    const now = await this.#deposits.prepare(this.#between)
    if (isRefusedWith(now, 'limitReached')) this.#fail('A confirmed raise does not hold', now)
  }

  /** More than the lower limit, less than the higher one. */
  get #between(): number {
    return toCentavos(this.#low + this.#deposits.amount)
  }

  async #mustRefuse(title: string): Promise<void> {
    const result = await this.#deposits.prepare(this.#between)
    if (isSuccess(result)) this.#fail(title, result)
    if (!isRefusedWith(result, 'limitReached'))
      throw new CannotRun(`prepareRecharge over the limit got ${describeOutcome(result.outcome)}`)
  }

  async #prepare(): Promise<RequestResult> {
    const result = await this.#deposits.prepare()
    if (isSuccess(result)) return result
    throw new CannotRun(`prepareRecharge within the limit got ${describeOutcome(result.outcome)}`)
  }

  async #set(amount: number): Promise<Answer> {
    const result = await this.#account.need('setPlayLimit', { ...KEY, amount })
    return { result, limit: this.#find(result) }
  }

  /** The limit of the check in a list of limits. */
  #find(result: RequestResult): Json | undefined {
    const data = this.#input.context.data(result)
    const list: unknown[] = isJson(data) && Array.isArray(data['limits']) ? data['limits'] : []
    return list.filter(isJson).find(({ kind, period }) => kind === KEY.kind && period === KEY.period)
  }

  #fail(title: string, evidence: RequestResult, steps?: readonly { label: string; result: RequestResult }[]): never {
    this.#input.report.fail({
      cause: title,
      rule: `${this.#input.operation.pointer}/description`,
      proposed: true,
      title,
      explanation: `Limit: ${String(this.#low || this.#high)} a day, deposits of ${String(this.#deposits.amount)}. Received: ${describeOutcome(evidence.outcome)}.`,
      evidence,
      ...(steps && { steps }),
    })
    throw new IsBroken()
  }
}

interface Answer {
  readonly result: RequestResult
  readonly limit: Json | undefined
}

function toCentavos(amount: number): number {
  return Math.round(amount * 100) / 100
}
