import { TAKEN_WALLET_ACCOUNT } from '../data/wallet-banks.ts'

/** A bound wallet, in full; it is masked on the wire. */
export interface Wallet {
  bank: string
  name: string
  account: string
}

/** The bound wallets of a world: at most one a player, and one player a wallet. */
export class Wallets {
  readonly #byUid = new Map<string, Wallet>()

  of(uid: string): Wallet | undefined {
    return this.#byUid.get(uid)
  }

  /** Whether somebody has this wallet already. */
  isTaken({ bank, account }: Pick<Wallet, 'bank' | 'account'>): boolean {
    return (
      account === TAKEN_WALLET_ACCOUNT ||
      [...this.#byUid.values()].some((one) => one.bank === bank && one.account === account)
    )
  }

  /** Binds a player's wallet for good. */
  bind(uid: string, wallet: Wallet): void {
    if (this.#byUid.has(uid)) throw new Error(`${uid} has a wallet already`)
    this.#byUid.set(uid, wallet)
  }
}
