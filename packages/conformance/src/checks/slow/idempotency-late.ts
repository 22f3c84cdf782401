import { defineCheck } from '../define-check.ts'
import { listKeyedWrites, repeatLater } from '../write/repeat-later.ts'
import { SILENCE_S } from './session-lasts.ts'

export const idempotencyLateCheck = defineCheck({
  id: 'idempotency-late',
  title: 'Key after a pause',
  severity: 'critical',
  when: 'slow',
  description: 'A repeated request runs once after a pause too.',
  fix: 'Keep keys for at least a day.',
  since: '0.1.0',
  run({ context }) {
    const words = {
      title: `An idempotency key is forgotten within ${SILENCE_S} s`,
      later: `the same key after ${SILENCE_S} s`,
    }
    return listKeyedWrites(context).map((write) => ({ ...repeatLater(write, words), seconds: SILENCE_S }))
  },
})
