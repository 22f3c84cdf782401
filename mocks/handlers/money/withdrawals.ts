import type { components } from '#generated/openapi.d.ts'
import { findWalletBank } from '../../data/wallet-banks.ts'
import { getTurnoverOwed, getWithdrawable, toCentavos, toPesos } from '../../lib/money.ts'
import { toInstant } from '../../lib/time.ts'
import type { Messages } from '../../messages/en-us.ts'
import { formatCentavos } from '../../messages/messages.ts'
import { WITHDRAWAL, type WithdrawalOrder } from '../../sandbox/money/withdrawals.ts'
import { maskAccount } from '../../lib/mask.ts'
import { isWithinDays } from '../day-range.ts'
import type { Handler, Handlers } from '../handler.ts'
import { listFor, toPage } from '../paging.ts'

function getReason({ status }: WithdrawalOrder, { money }: Messages): string {
  if (status === WITHDRAWAL.rejected) return money.withdrawalReasons.rejected
  if (status === WITHDRAWAL.failed) return money.withdrawalReasons.failed
  return status === WITHDRAWAL.exception ? money.withdrawalReasons.exception : ''
}

function showWithdrawal(order: WithdrawalOrder, text: Messages): components['schemas']['Withdrawal'] {
  const bankName = findWalletBank(order.wallet.bank)?.name
  return {
    orderNo: order.orderNo,
    amount: toPesos(order.amount),
    fee: toPesos(order.fee),
    bank: order.wallet.bank,
    ...(bankName !== undefined && { bankName }),
    account: maskAccount(order.wallet.account),
    status: order.status,
    reason: getReason(order, text),
    createdAt: toInstant(order.createdAt),
    updatedAt: toInstant(order.updatedAt),
  }
}

/** Checks in the document's order (`createWithdrawal` in `openapi/`). */
const createWithdrawal: Handler<'createWithdrawal'> = (request) => {
  const { player, sandbox } = request
  if (player.profile.kycStatus !== 'ratified') return request.fail('kycRequired')
  if (player.tradePasswordHash === '') return request.fail('tradePasswordMissing')
  const wallet = sandbox.wallets.of(player.uid)
  if (wallet === undefined) return request.fail('walletNotBound')
  if (player.tradePasswordHash !== request.body.password) return request.fail('tradePasswordWrong')
  const amount = toCentavos(request.body.amount)
  const min = findWalletBank(wallet.bank)?.min ?? 0
  if (amount < min) return request.fail('belowMinimum', { min: formatCentavos(min) })
  const { balances } = player
  if (amount <= balances.playable && amount > getWithdrawable(balances))
    return request.fail('turnoverOwed', { owed: formatCentavos(getTurnoverOwed(balances)) })
  if (amount > balances.playable) return request.fail('insufficientBalance')
  const fee = sandbox.withdrawals.getFee(player.uid, wallet, amount)
  if (request.body.fee !== undefined && toCentavos(request.body.fee) !== fee)
    return request.fail('feeChanged', { fee: formatCentavos(fee) })
  const order = sandbox.withdrawals.create(player, wallet, amount)
  request.setMessage(request.text.processed)
  return showWithdrawal(order, request.text)
}

const listWithdrawals: Handler<'listWithdrawals'> = (request) => {
  const { orderNo, status } = request.query
  const orders = listFor(request.player, request.sandbox.withdrawals.of(request.player.uid)).filter(
    (order) =>
      (orderNo === undefined || order.orderNo === orderNo) &&
      (status === undefined || order.status === status) &&
      isWithinDays(order.createdAt, request.query),
  )
  return toPage(orders, request.query, (order) => showWithdrawal(order, request.text))
}

export const withdrawalHandlers = { createWithdrawal, listWithdrawals } satisfies Handlers
