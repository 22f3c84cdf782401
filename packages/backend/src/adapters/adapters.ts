import type { Language } from '../http/contract.ts'

/** Sends one-time codes. */
export interface OtpSender {
  readonly isForDevelopment: boolean
  /** Six digits. */
  createOtp(): string
  /** Queues the message: the time of a response must not tell whether an account has the number.
   * @param phone area code and number, such as `+639171234567` */
  send(phone: string, otp: string): Promise<void>
}

/** Makes the page on which a player pays a deposit. */
export interface PaymentProvider {
  readonly isForDevelopment: boolean
  createPayment(order: {
    readonly orderNo: string
    readonly method: string
    /** Whole centavos, with the fee. */
    readonly amount: number
    readonly token: string
    /** The app's. */
    readonly origin: string
    readonly language: Language
  }): Promise<{ readonly payUrl: string; readonly openMode: 'browser' | 'frame' }>
}

/** Opens a game of a provider. */
export interface GameProvider {
  readonly isForDevelopment: boolean
  launch(game: { readonly gameId: string; readonly token: string; readonly origin: string }): Promise<string>
}

/** Decides identity checks. */
export interface IdentityChecker {
  readonly isForDevelopment: boolean
  /** Called when documents were submitted; it decides later, by `decideIdentity`. */
  submit(accountId: number): Promise<void>
}

/** What stands outside the server. With NODE_ENV=production it refuses to start with one for development. */
export interface Adapters {
  readonly otp: OtpSender
  readonly payments: PaymentProvider
  readonly games: GameProvider
  readonly identity: IdentityChecker
}
