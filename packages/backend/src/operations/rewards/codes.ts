import { Refusal, type Handler } from '../../http/call.ts'
import { lockAccount } from '../../money.ts'
import { claimOnce } from './claims.ts'

export const redeemCode: Handler<'redeemCode'> = async ({ tx, account, body, now }) => {
  await lockAccount(tx, account.id)
  // Locked: the last use is one player's.
  const found = await tx
    .selectFrom('redeem_code')
    .selectAll()
    .where('code', '=', body.code)
    .forUpdate()
    .executeTakeFirst()
  if (found === undefined) throw new Refusal('codeUnknown')
  const used = await tx
    .selectFrom('claim')
    .select('period')
    .where('account_id', '=', account.id)
    .where('what', '=', 'code')
    .where('period', '=', found.code)
    .executeTakeFirst()
  if (used !== undefined) throw new Refusal('codeUsedByYou')
  if (found.uses_left === 0) throw new Refusal('codeExhausted')
  if (found.expires_at <= now) throw new Refusal('codeExpired')
  await tx
    .updateTable('redeem_code')
    .set((eb) => ({ uses_left: eb('uses_left', '-', 1) }))
    .where('code', '=', found.code)
    .execute()
  return claimOnce(tx, account.id, { what: 'code', period: found.code, code: 'codeUsedByYou' }, found.rewards, now)
}
