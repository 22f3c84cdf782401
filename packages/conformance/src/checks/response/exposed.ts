import { defineCheck } from '../define-check.ts'
import { dotted } from '../../document/schema/sentence.ts'

export const exposedCheck = defineCheck({
  id: 'exposed',
  title: 'Hidden values elsewhere',
  severity: 'critical',
  when: 'response',
  description:
    'What the run sent into a masked field (`x-mask`), or as a password, PIN or one-time password, stands in no text of a later response. Values of less than six characters are not searched for, nor addresses and texts that a user wrote.',
  fix: 'Mask the value before it is put into a text, a log or another record.',
  since: '0.3.0',
  run({ context, result, report }) {
    const { operation } = result
    for (const { pointer, field, mask, sent } of context.findExposed(result)) {
      const why =
        mask === undefined
          ? `The request of ${sent.operation.id} sent it as \`${field}\`, which nobody may read`
          : `The request of ${sent.operation.id} sent it as \`${field}\`, which the document masks`
      report.fail({
        pointer,
        rule: mask === undefined ? operation.pointer : `${mask.pointer}/x-mask`,
        proposed: true,
        title: `\`${dotted(pointer)}\` shows \`${field}\` in full`,
        explanation: `${why}, and the text has the whole value. Whoever sees the response sees what must be hidden.`,
        evidence: result,
        steps: [
          { label: 'sent', result: sent },
          { label: 'shown', result },
        ],
      })
    }
  },
})
