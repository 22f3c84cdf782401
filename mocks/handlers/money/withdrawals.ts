import type { components } from '#generated/openapi.d.ts'
import { findWalletBank } from '../../data/wallet-banks.ts'
import type { Messages } from '../../messages/en-us.ts'
import { formatCentavos } from '../../messages/messages.ts'
import { toCentavos, toPesos, withdrawableOf } from '../../sandbox/money.ts'
import { toInstant } from '../../sandbox/time.ts'
import { WITHDRAWAL, type WithdrawalOrder } from '../../sandbox/withdrawals.ts'
import type { Handler, Handlers } from '../handler.ts'
import { listFor, pageOf } from '../paging.ts'
import { maskAccount } from './mask-account.ts'

function reasonOf({ status }: WithdrawalOrder, { money }: Messages): string {
  if (status === WITHDRAWAL.rejected) return money.withdrawalReasons.rejected
  if (status === WITHDRAWAL.failed) return money.withdrawalReasons.failed
  return status === WITHDRAWAL.exception ? money.withdrawalReasons.exception : ''
}

function showWithdrawal(order: WithdrawalOrder, text: Messages): components['schemas']['Withdrawal'] {
  return {
    orderNo: order.orderNo,
    amount: toPesos(order.amount),
    bank: order.wallet.bank,
    account: maskAccount(order.wallet.account),
    status: order.status,
    reason: reasonOf(order, text),
    createdAt: toInstant(order.createdAt),
    updatedAt: toInstant(order.updatedAt),
  }
}

/** Checks in the document's order (`createWithdrawal` in `openapi/`). */
const createWithdrawal: Handler<'createWithdrawal'> = (call) => {
  const { player, sandbox } = call
  if (player.profile.kycStatus !== 'ratified') return call.fail('kycRequired')
  if (player.tradePasswordHash === '') return call.fail('tradePasswordMissing')
  const wallet = sandbox.wallets.of(player.uid)
  if (wallet === undefined) return call.fail('walletNotBound')
  if (player.tradePasswordHash !== call.body.password) return call.fail('tradePasswordWrong')
  const amount = toCentavos(call.body.amount)
  const min = findWalletBank(wallet.bank)?.min ?? 0
  if (amount < min) return call.fail('belowMinimum', { min: formatCentavos(min) })
  const { balances } = player
  if (amount <= balances.playable && amount > withdrawableOf(balances))
    return call.fail('turnoverOwed', { owed: formatCentavos(balances.turnoverOwed) })
  if (amount > balances.playable) return call.fail('insufficientBalance')
  const order = sandbox.withdrawals.create(player, wallet, amount)
  call.tell(call.text.processed)
  return showWithdrawal(order, call.text)
}

const listWithdrawals: Handler<'listWithdrawals'> = (call) => {
  const { orderNo, status } = call.query
  const orders = listFor(call.player, call.sandbox.withdrawals.of(call.player.uid)).filter(
    (order) =>
      (orderNo === undefined || order.orderNo === orderNo) && (status === undefined || order.status === status),
  )
  return pageOf(orders, call.query, (order) => showWithdrawal(order, call.text))
}

export const withdrawalHandlers = { createWithdrawal, listWithdrawals } satisfies Handlers
