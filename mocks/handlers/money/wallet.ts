import type { components } from '#generated/openapi.d.ts'
import { findWalletBank, WALLET_BANKS } from '../../data/wallet-banks.ts'
import type { Wallet } from '../../sandbox/wallets.ts'
import { maskName } from '../account/mask.ts'
import type { Handler, Handlers } from '../handler.ts'
import { maskAccount } from './mask-account.ts'

function showWallet(wallet: Wallet | undefined): components['schemas']['Wallet'] {
  const choices = WALLET_BANKS.map(({ code }) => code)
  if (wallet === undefined) return { isBound: false, bank: '', name: '', account: '', choices }
  return {
    isBound: true,
    bank: wallet.bank,
    name: maskName(wallet.name),
    account: maskAccount(wallet.account),
    choices,
  }
}

const getWallet: Handler<'getWallet'> = (call) => showWallet(call.sandbox.wallets.of(call.player.uid))

const bindWallet: Handler<'bindWallet'> = (call) => {
  const { wallets } = call.sandbox
  const { bank, name, account } = call.body
  if (wallets.of(call.player.uid) !== undefined) return call.fail('walletBound')
  if (findWalletBank(bank) === undefined) return call.fail('bankUnavailable')
  if (wallets.isTaken({ bank, account })) return call.fail('walletTaken')
  const wallet = { bank, name, account }
  wallets.bind(call.player.uid, wallet)
  call.tell(call.text.processed)
  return showWallet(wallet)
}

export const walletHandlers = { getWallet, bindWallet } satisfies Handlers
