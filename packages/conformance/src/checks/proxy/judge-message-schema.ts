import { ofMessage } from '../../document/schema/sentence.ts'
import type { ProxyPhases } from './phases.ts'

/** Checks that a message of the app matches its schema. */
export function checkAppMessageSchema({
  context,
  report,
  evidence,
  frame,
  message,
}: ProxyPhases['appMessage']['input']): void {
  if (message === undefined) return
  for (const { message: words, pointer, rule, proposed } of context.validate(message.payload, frame.json).violations)
    report.fail({
      severity: 'minor',
      rule,
      proposed,
      pointer,
      title: `A message of the app does not match its schema: ${ofMessage(words)}`,
      explanation: `Received: ${context.quote(frame.data)}`,
      evidence,
    })
}
