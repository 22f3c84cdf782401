import type { AccountSeed } from '../../data/account-seed.ts'
import { createAccount, type Account } from './account.ts'

/** The maximum of accounts in a sandbox; above it registration fails with an error. */
const MAX_ACCOUNTS = 2_000

/** The players of a sandbox, by id, user name, mobile number, nickname and invitation code. */
export class Accounts {
  readonly #byUid = new Map<string, Account>()

  add(seed: Omit<AccountSeed, 'number'>): Account {
    if (this.#byUid.size >= MAX_ACCOUNTS) throw new Error('the sandbox has too many accounts; reset it')
    const account = createAccount({ ...seed, number: this.#byUid.size + 1 })
    this.#byUid.set(account.uid, account)
    return account
  }

  byUid(uid: string): Account | undefined {
    return this.#byUid.get(uid)
  }

  /** Compares without regard to case. */
  byUsername(username: string): Account | undefined {
    const wanted = username.toLowerCase()
    return this.all().find((account) => account.username.toLowerCase() === wanted)
  }

  byPhone(phone: string): Account | undefined {
    return this.all().find((account) => account.registerPhone === phone || account.phone === phone)
  }

  /** Whose login password a number may reset: a bound number replaces the one given at registration. */
  byRecoveryPhone(phone: string): Account | undefined {
    return this.all().find((account) => (account.phone === '' ? account.registerPhone : account.phone) === phone)
  }

  /** Compares without regard to case. */
  byNickname(nickname: string): Account | undefined {
    const wanted = nickname.toLowerCase()
    return this.all().find((account) => account.profile.nickname.toLowerCase() === wanted)
  }

  /** Compares without regard to case. */
  byInvitationCode(code: string): Account | undefined {
    const wanted = code.toUpperCase()
    return this.all().find((account) => account.profile.invitationCode.toUpperCase() === wanted)
  }

  all(): Account[] {
    return [...this.#byUid.values()]
  }
}
