import { bindWallet } from '#generated/http/money/bind-wallet.ts'
import { getGetWalletQueryOptions } from '#generated/http/money/get-wallet.ts'
import type { CreateWalletBody } from '#generated/http/schemas/create-wallet-body.ts'

/** The bound wallet, masked by the server, or that there is none; and the banks of which one may be bound. */
export function walletQuery() {
  return getGetWalletQueryOptions()
}

/** Binds the wallet that withdrawals go to; it cannot be changed afterwards. Its answer is what {@link walletQuery} reads. */
export function bindWalletMutation() {
  return { mutationFn: (body: CreateWalletBody) => bindWallet(body) }
}
