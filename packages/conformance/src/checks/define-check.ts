import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { CheckInfo } from '../config/check-info.ts'
import type { OldPhases } from './old-phases.ts'
import type { PhaseName, Phases } from './phases.ts'

/** What `run` gets in one of some phases. `phase` says which it is. */
export type PhaseInput<P extends PhaseName> = { [Name in P]: Phases[Name]['input'] & { phase: Name } }[P]

/** A check: its texts, when it runs, and what it does then. */
export interface Check<Id extends string = string, P extends PhaseName = PhaseName> extends CheckInfo {
  readonly id: Id
  /** The phases of a run in which it runs. */
  readonly when: P | readonly P[]
  /** Which operations or events it is about; undefined for all. */
  readonly on?: (operation: Operation) => boolean
  /** Set if it runs only once the operation has succeeded. */
  readonly needs?: 'success'
  run(input: PhaseInput<P>): Phases[P]['output']
}

/** A check in the form before 0.3.0, which names one `phase`. */
export type OldCheck = CheckInfo &
  {
    [P in keyof OldPhases]: { readonly phase: P; run(input: OldPhases[P]['input']): OldPhases[P]['output'] }
  }[keyof OldPhases]

/** Defines a check. Its id must be new, of lower-case words with hyphens. */
export function defineCheck<const Id extends string, const P extends PhaseName>(check: Check<Id, P>): Check<Id, P>
/** @deprecated Write `when` instead of `phase`. This form runs until 0.4.0. */
export function defineCheck<const Old extends OldCheck>(check: Old): Old
export function defineCheck(check: CheckInfo): CheckInfo {
  return check
}
