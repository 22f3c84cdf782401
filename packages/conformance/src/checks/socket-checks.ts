import { defineCheck } from './define-check.ts'

// The checks of the socket, which src/socket reports.

export const eventCheck = defineCheck({
  id: 'event',
  title: 'Event delivery',
  severity: 'major',
  phase: 'socket',
  description: 'The server sends the event when it is triggered.',
  fix: 'Send the event where its cause is committed.',
  since: '0.1.0',
})

export const countCheck = defineCheck({
  id: 'count',
  title: 'Count',
  severity: 'major',
  phase: 'socket',
  description: 'The count in a message equals the count in a response.',
  fix: 'Compute both from the same query.',
  since: '0.1.0',
})

export const redeliveryCheck = defineCheck({
  id: 'redelivery',
  title: 'Redelivery',
  severity: 'major',
  phase: 'socket',
  description: 'An unacknowledged message is sent again after a reconnect.',
  fix: 'Keep a message until its acknowledgement arrives.',
  since: '0.1.0',
})

export const socketAcknowledgedCheck = defineCheck({
  id: 'socket-acknowledged',
  title: 'Acknowledgement',
  severity: 'major',
  phase: 'socket',
  description: 'An acknowledged message is not sent again.',
  fix: 'Delete the message when its acknowledgement arrives.',
  since: '0.1.0',
})

export const socketAdmissionCheck = defineCheck({
  id: 'socket-admission',
  title: 'Admission',
  severity: 'critical',
  phase: 'socket',
  description: "A user's own connection is accepted.",
  fix: 'Accept the handshake with the session of the user and the documented parameters.',
  since: '0.1.0',
})

export const socketCloseCodeCheck = defineCheck({
  id: 'socket-close-code',
  title: 'Close codes',
  severity: 'minor',
  phase: 'socket',
  description: 'Connections are closed with documented codes.',
  fix: 'Close with a documented code, or document the new one.',
  since: '0.1.0',
})

export const socketEventCheck = defineCheck({
  id: 'socket-event',
  title: 'Documented events',
  severity: 'major',
  phase: 'socket',
  description: 'Every message is documented.',
  fix: 'Add the message to the document, or do not send it.',
  since: '0.1.0',
})

export const socketGarbageCheck = defineCheck({
  id: 'socket-garbage',
  title: 'Undocumented frames',
  severity: 'major',
  phase: 'socket',
  description: 'An undocumented frame is ignored.',
  fix: 'Ignore frames that cannot be parsed; keep the connection open.',
  since: '0.1.0',
})

export const socketHeartbeatCheck = defineCheck({
  id: 'socket-heartbeat',
  title: 'Heartbeat',
  severity: 'critical',
  phase: 'socket',
  description: 'Every ping gets one pong in time.',
  fix: 'Answer each ping at once, with its own pong.',
  since: '0.1.0',
})

export const socketOnceCheck = defineCheck({
  id: 'socket-once',
  title: 'Once',
  severity: 'major',
  phase: 'socket',
  description: 'A message arrives once per connection.',
  fix: 'Register one listener per connection, and remove it when the connection ends.',
  since: '0.1.0',
})

export const socketOrderCheck = defineCheck({
  id: 'socket-order',
  title: 'Order',
  severity: 'minor',
  phase: 'socket',
  description: 'Redelivered messages keep their order.',
  fix: 'Send stored messages in the order in which they were created.',
  since: '0.1.0',
})

export const socketOriginCheck = defineCheck({
  id: 'socket-origin',
  title: 'Foreign origin',
  severity: 'critical',
  phase: 'socket',
  description: 'The socket refuses pages of other websites.',
  fix: 'Compare the `Origin` of the handshake with the origin of the app.',
  since: '0.1.0',
})

export const socketOversizedCheck = defineCheck({
  id: 'socket-oversized',
  title: 'Oversized frames',
  severity: 'critical',
  phase: 'socket',
  description: 'The server keeps responding after a huge frame.',
  fix: 'Limit the size of frames in the socket library.',
  since: '0.1.0',
})

export const socketSessionCheck = defineCheck({
  id: 'socket-session',
  title: 'Session',
  severity: 'critical',
  phase: 'socket',
  description: 'The socket refuses a connection without a session.',
  fix: 'Check the session during the handshake.',
  since: '0.1.0',
})

export const socketSidCheck = defineCheck({
  id: 'socket-sid',
  title: 'Message ids',
  severity: 'critical',
  phase: 'socket',
  description: 'Each message has a unique id and keeps it.',
  fix: 'Create the id once with the message, and store it.',
  since: '0.1.0',
})

export const socketStandingCheck = defineCheck({
  id: 'socket-standing',
  title: 'Idle connection',
  severity: 'major',
  phase: 'socket',
  description: 'A connection that pings stays open beyond the idle limit.',
  fix: 'Count a ping as activity, in proxies and load balancers too.',
  since: '0.1.0',
})

export const socketStaysCheck = defineCheck({
  id: 'socket-stays',
  title: 'Connection stays',
  severity: 'critical',
  phase: 'socket',
  description: 'The server keeps the connection of an admitted user open.',
  fix: 'Do not close admitted connections; look for an error in the handler of the connection.',
  since: '0.1.0',
})

export const socketTextCheck = defineCheck({
  id: 'socket-text',
  title: 'Text frames',
  severity: 'major',
  phase: 'socket',
  description: 'Messages are sent as text.',
  fix: 'Send text frames, not binary ones.',
  since: '0.1.0',
  alsoReportedBy: ['event'],
})

export const socketUidCheck = defineCheck({
  id: 'socket-uid',
  title: "Another user's socket",
  severity: 'critical',
  phase: 'socket',
  description: "A user cannot listen to another user's messages.",
  fix: 'Take the user from the session, not from a parameter.',
  since: '0.1.0',
})
