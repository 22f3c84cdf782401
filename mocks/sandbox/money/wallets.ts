import { TAKEN_WALLET_ACCOUNT } from '../../data/wallet-banks.ts'

/** A bound wallet, in full; responses mask it. */
export interface Wallet {
  bank: string
  name: string
  account: string
}

/** The bound wallets of a sandbox: at most one for each player, and one player for each wallet. */
export class Wallets {
  readonly #byUid = new Map<string, Wallet>()

  of(uid: string): Wallet | undefined {
    return this.#byUid.get(uid)
  }

  /** Whether any player has bound this wallet. */
  isTaken({ bank, account }: Pick<Wallet, 'bank' | 'account'>): boolean {
    return (
      account === TAKEN_WALLET_ACCOUNT ||
      [...this.#byUid.values()].some((one) => one.bank === bank && one.account === account)
    )
  }

  /** Binds a player's wallet; it cannot be changed. */
  bind(uid: string, wallet: Wallet): void {
    if (this.#byUid.has(uid)) throw new Error(`${uid} has a wallet already`)
    this.#byUid.set(uid, wallet)
  }
}
