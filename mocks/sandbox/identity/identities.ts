import { MINUTE_MS } from '../../lib/time.ts'
import type { SandboxCore } from '../sandbox-core.ts'
import type { Account } from './account.ts'

/** How long the operator takes to check identity documents. */
export const REVIEW_MS = 10 * MINUTE_MS
/** Sentinels: a document number with one of these endings is rejected, for this part. */
const REJECTED_ENDINGS = { '0000': 'idNumber', '1111': 'front' } as const

/** A document number without separators, so that the same document is recognized. */
export function plainIdNumber(idNumber: string): string {
  return idNumber.replaceAll(/[ -]/g, '').toUpperCase()
}

/** The part for which an identity is rejected; undefined if it is approved. */
export function rejectedPart(idNumber: string): 'idNumber' | 'front' | undefined {
  const plain = plainIdNumber(idNumber)
  return Object.entries(REJECTED_ENDINGS).find(([ending]) => plain.endsWith(ending))?.[1]
}

/** The identity data that a player types. */
interface IdentityBase {
  fullName: string
  idNumber: string
  idType: string
}

/** The identity checks of a sandbox: editing → pending → approved or rejected, and from rejected back to editing. */
export class Identities {
  readonly #sandbox: SandboxCore

  constructor(sandbox: SandboxCore) {
    this.#sandbox = sandbox
  }

  /** Whether nothing can be changed because the identity is being checked or is approved. */
  isLocked({ profile }: Account): boolean {
    return profile.identityStatus === 'pending' || profile.identityStatus === 'approved'
  }

  /** Whether another player has this identity document. */
  isTaken(account: Account, idNumber: string): boolean {
    const wanted = plainIdNumber(idNumber)
    return this.#sandbox.accounts
      .all()
      .some((one) => one !== account && one.identity.idNumber !== '' && plainIdNumber(one.identity.idNumber) === wanted)
  }

  /** Saves the identity data. Earlier pictures no longer count. */
  saveBase(account: Account, base: IdentityBase): void {
    account.identity = { ...base, hasPapers: false }
    account.profile.identityStatus = 'editing'
  }

  /** Submits the pictures; ten minutes later the operator decides. */
  handIn(account: Account): void {
    const now = this.#sandbox.clock.now()
    Object.assign(account.identity, { hasPapers: true, submittedAt: now })
    account.profile.identityStatus = 'pending'
    this.#sandbox.clock.at(now + REVIEW_MS, () => this.#decide(account))
  }

  #decide(account: Account): void {
    const isRejected = rejectedPart(account.identity.idNumber) !== undefined
    Object.assign(
      account.profile,
      isRejected
        ? { identityStatus: 'rejected' }
        : { identityStatus: 'approved', kycStatus: 'ratified', onlyKyc: false },
    )
    this.sendVerdict(account)
  }

  /** Sends the letter of a verdict, by the account's status; none while there is no verdict. */
  sendVerdict(account: Account): void {
    const { identity, profile } = account
    if (profile.identityStatus === 'approved') this.#sandbox.sendLetter(account, 'identityApproved')
    if (profile.identityStatus !== 'rejected') return
    const isPicture = rejectedPart(identity.idNumber) === 'front'
    this.#sandbox.sendLetter(account, isPicture ? 'identityPictureRejected' : 'identityRejected')
  }
}
