import type { Account } from './account.ts'
import { MINUTE_MS } from './time.ts'
import type { WorldCore } from './world-core.ts'

/** How long the operator takes to look at papers. */
export const REVIEW_MS = 10 * MINUTE_MS
/** Sentinel: a paper whose number ends so is rejected. */
const REJECTED_ENDING = '0000'

/** A paper's number without what people put between its characters, so that the same paper is known again. */
export function plainIdNumber(idNumber: string): string {
  return idNumber.replaceAll(/[ -]/g, '').toUpperCase()
}

/** What a player types of their identity. */
interface IdentityBase {
  fullName: string
  idNumber: string
  idType: string
}

/** The identity checks of a world: editing → pending → approved or rejected, and from rejected on to editing again. */
export class Identities {
  readonly #world: WorldCore

  constructor(world: WorldCore) {
    this.#world = world
  }

  /** Whether nothing can be changed: the identity is being checked or is approved. */
  isLocked({ profile }: Account): boolean {
    return profile.identityStatus === 'pending' || profile.identityStatus === 'approved'
  }

  /** Whether another player has this paper. */
  isTaken(account: Account, idNumber: string): boolean {
    const wanted = plainIdNumber(idNumber)
    return this.#world.accounts
      .all()
      .some((one) => one !== account && one.identity.idNumber !== '' && plainIdNumber(one.identity.idNumber) === wanted)
  }

  /** Saves what the papers say. Papers that were handed in before count no more. */
  saveBase(account: Account, base: IdentityBase): void {
    account.identity = { ...base, hasPapers: false }
    account.profile.identityStatus = 'editing'
  }

  /** Hands the papers in; ten minutes later the operator has decided. */
  handIn(account: Account): void {
    account.identity.hasPapers = true
    account.profile.identityStatus = 'pending'
    this.#world.clock.at(this.#world.clock.now() + REVIEW_MS, () => this.#decide(account))
  }

  #decide(account: Account): void {
    const { identity, profile } = account
    if (plainIdNumber(identity.idNumber).endsWith(REJECTED_ENDING)) {
      profile.identityStatus = 'rejected'
      this.#world.sendLetter(account, 'identityRejected')
      return
    }
    Object.assign(profile, { identityStatus: 'approved', kycStatus: 'ratified', onlyKyc: false })
    this.#world.sendLetter(account, 'identityApproved')
  }
}
