import type { ConfigInput } from '../../src/config/config.ts'
import { runConformance } from '../../src/run/run-conformance.ts'
import type { RunReport } from '../../src/context/run-report.ts'
import type { Trigger } from '../../src/config/trigger.ts'
import { openKiosk } from '../kiosk/kiosk.ts'
import { openSocket, SOCKET_DOCUMENT, SOCKET_FAULTS, type SocketFault } from '../kiosk/socket.ts'
import { KIOSK_CONFIG } from './kiosk-proofs.ts'
import type { Proof, Proofs } from './proof.ts'

/** Short, because the kiosk responds at once: only missing frames cost their whole timeout. */
const TIMES = { answerMs: 150, settleMs: 5, eventMs: 150 }

/** Checks the socket of a kiosk, healthy or with a fault. */
export function runOnSocket(fault: SocketFault | undefined, more: Partial<ConfigInput> = {}): Promise<RunReport> {
  const kiosk = openKiosk()
  const socket = openSocket(kiosk, fault)
  const trigger: Trigger = ({ uid, event, count }) => Promise.resolve(socket.push(uid, event, Number(count)))
  return runConformance({
    ...KIOSK_CONFIG,
    asyncapi: SOCKET_DOCUMENT,
    only: ['socket'],
    triggers: { letters: trigger, coupons: trigger },
    socket: TIMES,
    transport: kiosk.transport,
    dial: socket.dial,
    ...more,
  })
}

function onSocket(fault: SocketFault, at = 'socket', slow = false): Proof {
  return { shows: SOCKET_FAULTS[fault], at, run: (skipChecks) => runOnSocket(fault, { skipChecks, slow }) }
}

/** The proofs of the socket's checks. */
export const SOCKET_PROOFS: Proofs = {
  event: onSocket('event-lost', 'letters'),
  count: onSocket('count-off', 'letters'),
  redelivery: onSocket('not-kept', 'letters'),
  'socket-acknowledged': onSocket('ack-ignored'),
  'socket-admission': onSocket('owner-refused'),
  'socket-close-code': onSocket('undocumented-close'),
  'socket-event': onSocket('undocumented-event'),
  'socket-garbage': onSocket('garbage-ends'),
  'socket-heartbeat': onSocket('no-pong'),
  'socket-once': onSocket('sent-twice', 'letters'),
  'socket-order': onSocket('newest-first'),
  'socket-own': onSocket('to-everybody', 'letters'),
  'socket-origin': onSocket('any-origin'),
  'socket-oversized': onSocket('stuck-after-large'),
  'socket-session': onSocket('no-session'),
  'socket-sid': onSocket('new-sid', 'letters'),
  'socket-standing': onSocket('ping-is-idle', 'socket', true),
  'socket-stays': onSocket('ends-after-ack'),
  'socket-text': onSocket('binary-frames'),
  'socket-uid': onSocket('any-owner'),
}
