import type { components } from '#generated/openapi.d.ts'
import { findWalletBank, GENERAL_MIN, WALLET_BANKS } from '../../data/wallet-banks.ts'
import { toPesos } from '../../lib/money.ts'
import { MINUTE_MS } from '../../lib/time.ts'
import type { Wallet } from '../../sandbox/money/wallets.ts'
import { WITHDRAWAL_STEPS } from '../../sandbox/money/withdrawals.ts'
import { maskAccount, maskName } from '../../lib/mask.ts'
import type { Handler, Handlers } from '../handler.ts'

function showWallet(wallet: Wallet | undefined, fee = 0): components['schemas']['Wallet'] {
  const choices = WALLET_BANKS.map(({ code }) => code)
  const names = WALLET_BANKS.map(({ code, name }) => ({ code, name }))
  if (wallet === undefined) return { isBound: false, bank: '', name: '', account: '', choices, names }
  const { min } = findWalletBank(wallet.bank) ?? {}
  return {
    isBound: true,
    bank: wallet.bank,
    name: maskName(wallet.name),
    account: maskAccount(wallet.account),
    choices,
    names,
    ...(min !== undefined && min > GENERAL_MIN && { minWithdrawal: toPesos(min) }),
    withdrawalFee: toPesos(fee),
    withdrawalMinutes: WITHDRAWAL_STEPS.ended / MINUTE_MS,
  }
}

const getWallet: Handler<'getWallet'> = ({ sandbox, player: { uid } }) => {
  const wallet = sandbox.wallets.of(uid)
  return showWallet(wallet, wallet && sandbox.withdrawals.getFee(uid, wallet))
}

const bindWallet: Handler<'bindWallet'> = (request) => {
  const { wallets } = request.sandbox
  const { bank, name, account } = request.body
  if (wallets.of(request.player.uid) !== undefined) return request.fail('walletBound')
  if (findWalletBank(bank) === undefined) return request.fail('bankUnavailable')
  if (wallets.isTaken({ bank, account })) return request.fail('walletTaken')
  const wallet = { bank, name, account }
  wallets.bind(request.player.uid, wallet)
  request.setMessage(request.text.processed)
  return showWallet(wallet, request.sandbox.withdrawals.getFee(request.player.uid, wallet))
}

export const walletHandlers = { getWallet, bindWallet } satisfies Handlers
