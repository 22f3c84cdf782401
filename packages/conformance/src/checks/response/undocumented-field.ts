import { at } from '@tumpak/contract-kit/json.ts'
import { dotted } from '../../document/schema/sentence.ts'
import { defineCheck } from '../define-check.ts'
import { getBodyVerdict } from './body-verdict.ts'
import { holdsSecret, isEcho } from './undocumented-value.ts'

export const undocumentedFieldCheck = defineCheck({
  id: 'undocumented-field',
  title: 'Undocumented fields',
  severity: 'minor',
  when: 'response',
  description: 'The response has no undocumented fields.',
  fix: 'Remove the field, or add it to the schema. A secret field must never be sent.',
  since: '0.1.0',
  run(input) {
    const { report, result } = input
    for (const { value, undocumented } of getBodyVerdict(input).values) {
      if (undocumented.length === 0) report.pass()
      for (const { pointer, cause, rule, proposed } of undocumented) {
        const isSecret = holdsSecret(pointer, at(value, pointer))
        // The harness sends additional fields where a schema is open, and the server may store them.
        if (!isSecret && isEcho(result, pointer, at(value, pointer))) continue
        report.fail({
          severity: isSecret ? 'critical' : 'minor',
          pointer,
          cause,
          rule,
          proposed,
          title: `\`${dotted(pointer)}\` is not documented${isSecret ? ', and its name suggests a secret' : ''}`,
          explanation: isSecret
            ? 'Passwords, keys and codes belong in no response, not even as a hash. Remove it. If it was sent to players, replace the secret.'
            : 'No client reads this field, and it may expose data. Remove it, or add it to the document.',
          evidence: result,
        })
      }
    }
  },
})
