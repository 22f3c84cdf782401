import { defineCheck } from '../define-check.ts'
import { getExclusionReason } from '../../context/risk.ts'
import { listKeyedWrites, repeatLater } from '../write/repeat-later.ts'

export const restartKeyCheck = defineCheck({
  id: 'restart-key',
  title: 'Keys after a restart',
  severity: 'critical',
  when: 'restart',
  description: 'A repeated request runs once also if the server restarts in between (`restart` in the config).',
  fix: 'Store the key in the same transaction as what the request writes.',
  since: '0.3.0',
  run: ({ context }) =>
    listKeyedWrites(context)
      .filter(({ operation }) => getExclusionReason(operation, context.config) === undefined)
      .map((write) =>
        repeatLater(write, {
          title: 'An idempotency key is forgotten in a restart',
          later: 'the same key after the restart',
        }),
      ),
})
