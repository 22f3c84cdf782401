import { defineCheck } from '../define-check.ts'
import { judgeIntruder } from './judge-intruder.ts'

export const socketUidCheck = defineCheck({
  id: 'socket-uid',
  title: "Another user's socket",
  severity: 'critical',
  when: 'otherPlayer',
  description: "A user cannot listen to another user's messages.",
  fix: 'Take the user from the session, not from a parameter.',
  since: '0.1.0',
  run: judgeIntruder,
})
