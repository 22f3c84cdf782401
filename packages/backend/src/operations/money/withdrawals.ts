import { Refusal, type Handler, type Handlers, type Payload } from '../../http/call.ts'
import type { Language } from '../../http/contract.ts'
import { tryPassword } from '../../http/rate-limits.ts'
import { maskAccount } from '../../masks.ts'
import { getStanding, holdWithdrawal, lockAccount, toCentavos, toPesos, type Withdrawal } from '../../money.ts'
import { isInDays, readPage } from '../paging.ts'
import { BANKS, getBankName } from './methods.ts'
import { createOrderNo } from './order-number.ts'
import { formatAmount, inLanguage, PROCESSED } from './texts.ts'
import { findWallet } from './wallet.ts'

/** The lowest version of the app that knows feeChanged. An older one sends no fee. */
const FEE_VERSION = 104

const createWithdrawal: Handler<'createWithdrawal'> = async (call) => {
  const { tx, now, body } = call
  const account = await lockAccount(tx, call.account.id)
  if (account.identity_status !== 'approved') throw new Refusal('kycRequired')
  if (account.trade_password === null) throw new Refusal('tradePasswordMissing')
  const wallet = await findWallet(tx, account.id)
  const bank = BANKS.find(({ code }) => code === wallet?.bank)
  if (wallet === undefined || bank === undefined) throw new Refusal('walletNotBound')
  if (!(await tryPassword(call, `trade ${account.id}`, body.password, account.trade_password)))
    throw new Refusal('tradePasswordWrong').keep()
  const { withdrawable, surplus } = await getStanding(tx, account.id)
  const amount = toCentavos(body.amount)
  if (amount < bank.minWithdrawal) throw new Refusal('belowMinimum', { min: formatAmount(bank.minWithdrawal) })
  if (amount > withdrawable && amount <= account.balance)
    throw new Refusal('turnoverOwed', { owed: formatAmount(surplus) })
  if (amount > account.balance) throw new Refusal('insufficientBalance')
  if (body.fee !== undefined && toCentavos(body.fee) !== bank.fee) {
    if (call.versionCode < FEE_VERSION) call.badInput('fee')
    throw new Refusal('feeChanged', { fee: formatAmount(bank.fee) })
  }
  const { bank: code, account: number } = wallet
  const order = { order_no: createOrderNo('W', now), account_id: account.id, amount, fee: bank.fee }
  const withdrawal = await holdWithdrawal(tx, { ...order, bank: code, account: maskAccount(number) }, now)
  call.setMessage(PROCESSED)
  return showWithdrawal(withdrawal, call.language)
}

function showWithdrawal(withdrawal: Withdrawal, language: Language): Payload<'createWithdrawal'> {
  return {
    orderNo: withdrawal.order_no,
    amount: toPesos(withdrawal.amount),
    fee: toPesos(withdrawal.fee),
    bank: withdrawal.bank,
    bankName: getBankName(withdrawal.bank),
    account: withdrawal.account,
    status: withdrawal.status as Payload<'createWithdrawal'>['status'],
    reason: inLanguage(withdrawal.reason, language),
    createdAt: withdrawal.created_at.toISOString(),
    updatedAt: withdrawal.updated_at.toISOString(),
  }
}

const listWithdrawals: Handler<'listWithdrawals'> = async ({ tx, account, query, language }) => {
  let own = tx.selectFrom('withdrawal').selectAll().where('account_id', '=', account.id)
  if (query.orderNo !== undefined) own = own.where('order_no', '=', query.orderNo)
  if (query.status !== undefined) own = own.where('status', '=', query.status)
  own = own.where(isInDays('created_at', query)).orderBy('created_at', 'desc').orderBy('order_no', 'desc')
  const { rows, total } = await readPage(tx, own, query)
  return { list: rows.map((withdrawal) => showWithdrawal(withdrawal, language)), total }
}

export const withdrawalHandlers = { createWithdrawal, listWithdrawals } satisfies Handlers
