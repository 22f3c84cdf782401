import type { Violation } from '../../context/ledger.ts'
import type { FrameInput } from './phases.ts'

/** Reports a violation by a framed page. Its rule is the channel of the document, unless it names another. */
export function reportFault(
  { context: { contract }, report, evidence }: FrameInput,
  violation: Omit<Violation, 'check' | 'evidence' | 'rule'> & { rule?: string },
): void {
  report.fail({ proposed: contract.proposed, rule: contract.pointer, evidence, ...violation })
}
