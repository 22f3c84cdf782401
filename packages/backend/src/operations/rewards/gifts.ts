import type { Selectable } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { RecallPlan } from '../../database/tables/games.ts'
import { Refusal, type Handler, type Handlers } from '../../http/call.ts'
import { DEPOSIT, lockAccount, toPesos, type Account, type Tx } from '../../money.ts'
import { claimOnce, listClaimed } from '../../rewards.ts'

const redeemCode: Handler<'redeemCode'> = async ({ tx, account, body, now }) => {
  await lockAccount(tx, account.id)
  // Locked: the last use is one player's.
  const found = await tx
    .selectFrom('redeem_code')
    .selectAll()
    .where('code', '=', body.code)
    .forUpdate()
    .executeTakeFirst()
  if (found === undefined) throw new Refusal('codeUnknown')
  if ((await listClaimed(tx, account.id, 'code', [found.code])).length > 0) throw new Refusal('codeUsedByYou')
  if (found.uses_left === 0) throw new Refusal('codeExhausted')
  if (found.expires_at <= now) throw new Refusal('codeExpired')
  await tx
    .updateTable('redeem_code')
    .set({ uses_left: found.uses_left - 1 })
    .where('code', '=', found.code)
    .execute()
  return claimOnce(tx, account.id, { what: 'code', period: found.code, code: 'codeUsedByYou' }, found.rewards, now)
}

type Gift = Selectable<Tables['recall']>
type Step = RecallPlan['steps'][number]

async function findGift(tx: Tx, account: Account, sn: string, now: Date): Promise<Gift> {
  const gift = await tx.selectFrom('recall').selectAll().where('sn', '=', sn).executeTakeFirst()
  if (gift === undefined) throw new Refusal('recallUnknown')
  if (gift.account_id !== account.id) throw new Refusal('recallNotYours')
  if (gift.ends_at <= now) throw new Refusal('recallExpired')
  return gift
}

/** What the player has done for a step since the gift was sent. */
async function getProgress(tx: Tx, account: Account, { created_at: since }: Gift, { action }: Step): Promise<number> {
  switch (action) {
    case 'login':
      return 1
    case 'verify':
      return account.identity_status === 'approved' ? 1 : 0
    case 'deposit': {
      const { sum } = await tx
        .selectFrom('deposit')
        .select(({ fn }) => fn.sum<string | null>('amount').as('sum'))
        .where('status', '=', DEPOSIT.success)
        .where('account_id', '=', account.id)
        .where('updated_at', '>=', since)
        .executeTakeFirstOrThrow()
      return Math.floor(toPesos(Number(sum)))
    }
    case 'play': {
      const { sum } = await tx
        .selectFrom('round')
        .select(({ fn }) => fn.sum<string | null>('bet').as('sum'))
        .where('account_id', '=', account.id)
        .where('played_at', '>=', since)
        .executeTakeFirstOrThrow()
      return Math.floor(toPesos(Number(sum)))
    }
    case 'invite': {
      const { count } = await tx
        .selectFrom('account')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('invited_by', '=', account.id)
        .where('invited_at', '>=', since)
        .executeTakeFirstOrThrow()
      return count
    }
  }
}

async function getState(tx: Tx, account: Account, gift: Gift, step: Step) {
  const progress = Math.min(step.target, await getProgress(tx, account, gift, step))
  const claimed = await listClaimed(tx, account.id, 'recall', [`${gift.sn} ${step.id}`])
  return { progress, state: claimed.length > 0 ? 'claimed' : progress === step.target ? 'ready' : 'locked' } as const
}

const getRecallTask: Handler<'getRecallTask'> = async ({ tx, account, path, language, now }) => {
  const gift = await findGift(tx, account, path.sn, now)
  const steps = gift.plan.steps.map(async (step) => ({
    id: step.id,
    title: step.title[language],
    target: step.target,
    unit: step.action === 'deposit' || step.action === 'play' ? ('peso' as const) : ('times' as const),
    action: step.action,
    reward: step.reward,
    ...(await getState(tx, account, gift, step)),
  }))
  return {
    sn: gift.sn,
    title: gift.plan.title[language],
    endsAt: gift.ends_at.toISOString(),
    steps: await Promise.all(steps),
  }
}

const claimRecallTask: Handler<'claimRecallTask'> = async (call) => {
  const { tx, body, now } = call
  const account = await lockAccount(tx, call.account.id)
  const gift = await findGift(tx, account, body.sn, now)
  const step = gift.plan.steps.find(({ id }) => id === body.stepId)
  if (step === undefined) return call.badInput('stepId')
  const { state } = await getState(tx, account, gift, step)
  if (state === 'claimed') throw new Refusal('alreadyClaimed')
  if (state === 'locked') throw new Refusal('nothingToClaim')
  return claimOnce(tx, account.id, { what: 'recall', period: `${gift.sn} ${step.id}` }, [step.reward], now)
}

export const giftHandlers = { redeemCode, getRecallTask, claimRecallTask } satisfies Handlers
