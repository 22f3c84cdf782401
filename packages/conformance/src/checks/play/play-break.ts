import { at, isJson } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import { getExclusionReason, isRead } from '../../context/risk.ts'
import { describeOutcome } from '../../document/envelope/outcome.ts'
import type { RequestInput, RequestResult } from '../../http/request-result.ts'
import { CannotRun } from '../../sessions/sessions.ts'
import { defineCheck, type PhaseInput } from '../define-check.ts'
import { Deposits } from './deposits.ts'
import { isRefusedWith, isSuccess, PlayAccount } from './play-account.ts'

export const playBreakCheck = defineCheck({
  id: 'play-break',
  title: 'Breaks and exclusions',
  severity: 'critical',
  when: 'lasting',
  on: ({ id }) => id in KINDS,
  description:
    'A break or an exclusion begins with the right password alone, refuses games and deposits, leaves own records and the login open, and no shorter one replaces it.',
  fix: 'Check the state of the account in every operation that lists playPaused, and nowhere else.',
  since: '0.3.0',
  run: (input) => judgeBreak(input),
})

const KINDS: { readonly [id: string]: { noun: string; state: string; field: string; long: number; short: number } } = {
  takeBreak: { noun: 'a break', state: 'break', field: 'hours', long: 48, short: 24 },
  excludePlayer: { noun: 'an exclusion', state: 'excluded', field: 'months', long: 12, short: 6 },
}
const MAX_READS = 30

async function judgeBreak(input: PhaseInput<'lasting'>): Promise<void> {
  const { context, operation, pool, report } = input
  const kind = KINDS[operation.id]
  const account = await PlayAccount.take(pool)
  const password = account.player.fields['password']
  if (kind === undefined || password === undefined) throw new CannotRun('the password of its account is not known')
  const { noun } = kind
  const { sessions } = pool
  const ask = (length: number, typed: string): Promise<RequestResult> =>
    account.send(operation.id, { [kind.field]: length, thisDevice: false, password: hashPassword(typed) })
  let isBroken = false
  const fail = (title: string, evidence: RequestResult): void => {
    isBroken = true
    report.fail({
      cause: title,
      rule: `${operation.pointer}/description`,
      proposed: true,
      title,
      explanation: `Received: ${describeOutcome(evidence.outcome)}.`,
      evidence,
    })
  }
  const open = await listOpen(account)
  const paused = await listPaused(account)
  const prepared = await prepareDeposit(account)

  const wrong = await ask(kind.long, `not-${password}`)
  if (isSuccess(wrong)) return fail(`A wrong password begins ${noun}`, wrong)
  if (!isRefusedWith(wrong, 'passwordWrong')) fail('A wrong password is refused for another reason', wrong)
  const before = await account.need('getUser')
  if (getState(context.data(before)) === kind.state) return fail(`A wrong password begins ${noun}`, before)

  const begun = await ask(kind.long, password)
  if (!isSuccess(begun)) throw new CannotRun(`${operation.id} got ${describeOutcome(begun.outcome)}`)
  const during = await account.need('getUser')
  const data = context.data(during)
  if (getState(data) !== kind.state) fail(`getUser does not show ${noun}`, during)
  else if (at(data, '/play/until') === undefined) fail(`getUser does not say until when ${noun} lasts`, during)
  const shorter = await ask(kind.short, password)
  if (isSuccess(shorter)) fail(`A shorter one replaces ${noun}`, shorter)
  else if (!isRefusedWith(shorter, 'longerHolds')) fail('A shorter one is refused for another reason', shorter)

  for (const { operation: one, input: sent } of paused) {
    const result = await account.sendInput(one, sent)
    if (!isRefusedWith(result, 'playPaused')) fail(`${one.id} is not refused with playPaused during ${noun}`, result)
  }
  const created = prepared && (await prepared())
  if (created !== undefined && isSuccess(created)) fail(`A deposit is created during ${noun}`, created)
  for (const { operation: one, input: sent } of open) {
    const result = await account.sendInput(one, sent)
    if (result.outcome.kind === 'refused') fail(`${one.id} is refused during ${noun}`, result)
  }
  const { login } = sessions
  if (login !== undefined) {
    const result = await context.send(login, await pool.inputs.first(login, account.player))
    if (!isSuccess(result)) fail(`The login is refused during ${noun}`, result)
  }
  if (!isBroken) report.pass()
}

function getState(user: unknown): unknown {
  return isJson(user) ? at(user, '/play/state') : undefined
}

interface Sent {
  readonly operation: Operation
  readonly input: RequestInput
}

/** The player's own reads that succeed before. */
async function listOpen(account: PlayAccount): Promise<Sent[]> {
  const { context, inputs } = account.pool
  const reads = context.operations.filter(
    (operation) => isRead(operation) && operation.own === true && !operation.path.includes('{'),
  )
  const open: Sent[] = []
  for (const operation of reads.slice(0, MAX_READS)) {
    if (getExclusionReason(operation, context.config) !== undefined || context.isGivenUp(operation)) continue
    const input = await inputs.first(operation, account.player)
    if (isSuccess(await account.sendInput(operation, input))) open.push({ operation, input })
  }
  return open
}

/** Prepares a deposit, to create it later; undefined if the account can make none. */
async function prepareDeposit(account: PlayAccount): Promise<(() => Promise<RequestResult>) | undefined> {
  try {
    const deposits = await Deposits.find(account)
    const prepared = await deposits.prepare()
    await deposits.getCreation(prepared)
    return () => deposits.create(prepared)
  } catch (error) {
    if (error instanceof CannotRun) return undefined
    throw error
  }
}

/** A request of each operation that refuses a paused player. */
async function listPaused(account: PlayAccount): Promise<Sent[]> {
  const { context, candidates } = account.pool
  const found: Sent[] = []
  for (const operation of context.operations) {
    const isDue = operation.codes.some(({ name }) => name === 'playPaused') && operation.effect !== 'money'
    if (!isDue || getExclusionReason(operation, context.config) !== undefined) continue
    for await (const { input } of candidates.of(operation, account.player)) {
      found.push({ operation, input })
      break
    }
  }
  return found
}
