import { defineCheck } from '../define-check.ts'

export const socketOwnCheck = defineCheck({
  id: 'socket-own',
  title: 'Own messages',
  severity: 'critical',
  when: 'ownMessage',
  description:
    'A message has the count of the player whose socket it is (`x-count`). Two players are connected during the run, and each message is compared with that player’s own read.',
  fix: 'Send an event to the connections of its player alone.',
  since: '0.3.0',
  run({ report, connection, message, received, expected, isOfOther, after }) {
    if (message.count === undefined) return
    const { call, pointer } = message.count
    const cause = after === undefined ? '' : ` The last write was ${after.operation.id}.`
    report.fail({
      rule: `${message.pointer}/x-count`,
      proposed: true,
      title: isOfOther ? 'A message of another player arrives' : 'A message has a count that is not the player’s',
      explanation: `Expected: ${JSON.stringify(expected)}, as ${call} returns at ${pointer} for the player of this socket. Received: ${JSON.stringify(received)}${isOfOther ? ', as it returns for another player' : ''}, twice.${cause} Send an event to the connections of its player alone.`,
      evidence: connection,
    })
  },
})
