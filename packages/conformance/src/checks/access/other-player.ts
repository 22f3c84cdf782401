import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { isRead } from '../../context/risk.ts'
import { defineCheck, type PhaseInput } from '../define-check.ts'
import { checkForeignData } from './foreign-data.ts'
import { checkForeignIds } from './foreign-id.ts'
import { checkForeignList } from './foreign-list.ts'
import { checkOwnData } from './own-data.ts'
import { checkOwnerOnly } from './owner-only.ts'
import type { Fault } from './report-foreign.ts'

type Input = PhaseInput<'access' | 'afterWrite' | 'afterWrites' | 'listed'>

export const otherPlayerCheck = defineCheck({
  id: 'other-player',
  title: "Another user's data",
  severity: 'critical',
  when: ['access', 'afterWrite', 'afterWrites', 'listed'],
  description: "A user cannot use another user's data.",
  fix: 'Select by the owner of the session, not only by the id in the request.',
  since: '0.1.0',
  run: checkOtherPlayer,
})

async function checkOtherPlayer(input: Input): Promise<void> {
  const fail = (operation: Operation, fault: Fault): void =>
    input.context.ledger.fail(operation, { ...fault, check: otherPlayerCheck })
  if (input.phase === 'afterWrites') return checkOwnData(input)
  if (input.phase === 'afterWrite') return checkOwnerOnly(input, fail)
  if (input.phase === 'listed') return checkForeignList(input, fail)
  await checkForeignData(input)
  if (isRead(input.operation)) await checkForeignIds(input)
}
