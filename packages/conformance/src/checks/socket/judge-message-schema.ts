import { ofMessage } from '../../document/schema/sentence.ts'
import type { SocketPhases } from './phases.ts'

/** Checks that a message of the server matches its schema. */
export function checkMessageSchema({
  context,
  report,
  evidence,
  frame,
  message,
}: SocketPhases['message']['input']): void {
  if (message === undefined) return
  const { violations } = context.validate(message.payload, frame.json)
  if (violations.length === 0) report.pass()
  for (const { pointer, message: words, rule, proposed } of violations)
    report.fail({
      severity: 'major',
      rule,
      proposed,
      pointer,
      title: `A message does not match its schema: ${ofMessage(words)}`,
      explanation: `The app ignores such a message, so the player sees an old count. Send it as documented. Received: ${context.quote(frame.data)}`,
      evidence,
    })
}
