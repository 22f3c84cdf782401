import { expect, it } from 'vitest'
import { isOpen } from '../../src/report/finding-status.ts'
import type { RunReport } from '../../src/context/run-report.ts'
import { runConformance } from '../../src/run/run-conformance.ts'
import { KIOSK_CONFIG, SLACK_MS } from '../proofs/kiosk-proofs.ts'
import { runOnSocket } from '../proofs/socket-proofs.ts'
import { NOT_IMPLEMENTED } from '../../src/run/plan/implemented.ts'
import type { Dial } from '../../src/http/socket-wire.ts'
import { withAt, type Json } from '@tumpak/contract-kit/json.ts'
import { openKiosk, TOKENS } from './kiosk.ts'
import { SOCKET_DOCUMENT } from './socket.ts'

const troubles = ({ findings, inconclusive }: RunReport): string[] => [
  ...findings.map(({ id, title }) => `${id}: ${title}`),
  ...inconclusive.filter(isOpen).map(({ operationId, check, reason }) => `${operationId}/${check}: ${reason}`),
]

it.each([1, 2, 3])('the harness finds nothing on the healthy kiosk, slow checks included (seed %i)', async (seed) => {
  const clock = { now: 0 }
  const { transport } = openKiosk(undefined, clock)
  const pause = (milliseconds: number): Promise<void> => {
    clock.now += milliseconds + SLACK_MS
    return Promise.resolve()
  }
  const report = await runConformance({ ...KIOSK_CONFIG, seed, transport, pause, slow: true, fuzz: 20 })
  expect(troubles(report)).toEqual([])
})

it.each([
  [
    'phone-hidden',
    'minor',
    '`data.phone` does not follow its mask',
    'Received: `*****`, which shows no more than that.',
  ],
  ['phone-in-full', 'critical', '`data.phone` is not masked', 'Received: a text that shows 10 of its 10 characters.'],
] as const)('%s is a %s finding of mask', async (fault, severity, title, received) => {
  const { transport } = openKiosk(fault)
  const { findings } = await runConformance({ ...KIOSK_CONFIG, transport, only: ['getAccount'] })
  expect(findings).toMatchObject([{ check: 'mask', severity, title, explanation: expect.stringContaining(received) }])
})

it('winnings that are a binary fraction are found by an amount that shows it', async () => {
  const { transport } = openKiosk('float-sum')
  const { findings } = await runConformance({ ...KIOSK_CONFIG, transport, only: ['payOut', 'getAccount'] })
  expect(findings).toMatchObject([{ operationId: 'getAccount', check: 'money', pointer: '/data/winnings' }])
})

it('a PIN is changed only when nothing needs the old one any more', async () => {
  const clock = { now: 0 }
  const pause = (milliseconds: number): Promise<void> => Promise.resolve(void (clock.now += milliseconds + SLACK_MS))
  // One account pays out: nobody else can repeat a payout after the pause.
  const players = [TOKENS[0], TOKENS[2]].map((token) => ({ token }))
  const { transport } = openKiosk(undefined, clock)
  const report = await runConformance({ ...KIOSK_CONFIG, players, transport, pause, slow: true })
  expect(troubles(report)).toEqual([])
})

it('the harness finds nothing on its socket', async () => {
  const report = await runOnSocket(undefined, { slow: true })
  expect(troubles(report)).toEqual([])
  expect(report.coverage.map(({ operationId }) => operationId)).toContain('letters')
})

it('a socket at whose address nothing is does not fail a run of what is implemented', async () => {
  const dial: Dial = (_, listener) => {
    queueMicrotask(() => listener.onRefused(404))
    return { send: () => undefined, close: () => undefined }
  }
  const report = await runOnSocket(undefined, { dial, implemented: true })
  expect(troubles(report)).toEqual([])
  expect(report.inconclusive.map(({ reason }) => reason)).toContain(NOT_IMPLEMENTED)
})

it('a sid that is a number breaks its schema alone: the message is acknowledged and comes back by it', async () => {
  const report = await runOnSocket('numeric-sid')
  const ids = troubles(report).map((trouble) => trouble.split(':')[0])
  expect(new Set(ids)).toEqual(new Set(['coupons/schema#/sid', 'letters/schema#/sid']))
})

it.each([
  [{}, 'major', 'without end'],
  [{ unopenedAttempts: 3 }, 'minor', 'checks its session only after 3 attempts'],
])(
  'a session that is refused by HTTP 401 is as severe as what the client of %j does then',
  async (more, severity, words) => {
    const asyncapi = withAt(SOCKET_DOCUMENT, '/channels/live/x-admission', {
      refusedSession: 4401,
      refusedUid: 4403,
      ...more,
    })
    const { findings } = await runOnSocket('session-by-status', { asyncapi: asyncapi as Json })
    expect(findings).toMatchObject([{ check: 'socket-session', severity, explanation: expect.stringContaining(words) }])
  },
)

it('the settings of checks hold on the socket', async () => {
  const checkSettings = { 'socket-session': [{ severity: 'info' as const, reason: 'behind a gateway' }] }
  const { findings } = await runOnSocket('no-session', { checkSettings })
  expect(findings.map(({ check, severity }) => [check, severity])).toEqual([['socket-session', 'info']])
})
