import type { Ledger } from '../context/ledger.ts'
import type { RunContext } from '../context/run-context.ts'
import type { Validate } from '../document/schema/validate.ts'
import type { FrameContract } from './frame-contract.ts'

/** What all checks of framed pages share. */
export interface FrameContext {
  readonly contract: FrameContract
  readonly ledger: Ledger
  readonly getChecks: RunContext['getChecks']
  readonly validate: Validate
}
