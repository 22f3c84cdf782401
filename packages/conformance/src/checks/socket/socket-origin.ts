import { defineCheck } from '../define-check.ts'
import { judgeIntruder } from './judge-intruder.ts'

export const socketOriginCheck = defineCheck({
  id: 'socket-origin',
  title: 'Foreign origin',
  severity: 'critical',
  when: 'foreignPage',
  description: 'The socket refuses pages of other websites.',
  fix: 'Compare the `Origin` of the handshake with the origin of the app.',
  since: '0.1.0',
  run: judgeIntruder,
})
