import { Refusal, type Handler, type Handlers, type Payload } from '../../http/call.ts'
import { maskAccount, maskName } from '../../masks.ts'
import { lockAccount, toPesos, type Tx } from '../../money.ts'
import { BANKS } from './methods.ts'
import { PROCESSED } from './texts.ts'

export function findWallet(tx: Tx, accountId: number) {
  return tx.selectFrom('wallet').selectAll().where('account_id', '=', accountId).executeTakeFirst()
}

async function showWallet(tx: Tx, accountId: number): Promise<Payload<'getWallet'>> {
  const wallet = await findWallet(tx, accountId)
  const bank = BANKS.find(({ code }) => code === wallet?.bank)
  return {
    isBound: wallet !== undefined,
    bank: wallet?.bank ?? '',
    name: maskName(wallet?.name ?? ''),
    account: maskAccount(wallet?.account ?? ''),
    choices: BANKS.map(({ code }) => code),
    names: BANKS.map(({ code, name }) => ({ code, name })),
    ...(bank !== undefined && {
      minWithdrawal: toPesos(bank.minWithdrawal),
      withdrawalFee: toPesos(bank.fee),
      withdrawalMinutes: bank.minutes,
    }),
  }
}

const getWallet: Handler<'getWallet'> = ({ tx, account }) => showWallet(tx, account.id)

const bindWallet: Handler<'bindWallet'> = async (call) => {
  const { tx, account, body } = call
  await lockAccount(tx, account.id)
  if ((await findWallet(tx, account.id)) !== undefined) throw new Refusal('walletBound')
  if (!BANKS.some(({ code }) => code === body.bank)) throw new Refusal('bankUnavailable')
  // The unique key decides between two players who bind it at the same time.
  const bound = await tx
    .insertInto('wallet')
    .values({ account_id: account.id, bank: body.bank, name: body.name, account: body.account })
    .onConflict((conflict) => conflict.columns(['bank', 'account']).doNothing())
    .returning('bank')
    .executeTakeFirst()
  if (bound === undefined) throw new Refusal('walletTaken')
  call.setMessage(PROCESSED)
  return showWallet(tx, account.id)
}

export const walletHandlers = { getWallet, bindWallet } satisfies Handlers
