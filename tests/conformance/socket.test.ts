import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SERVER_EVENTS } from '#generated/ws/socket.ts'
import { createMockServer } from '#mocks/server.ts'
import { inSandbox } from '../../packages/conformance/mutants/through-fault.ts'
import { readDocument } from '@tumpak/contract-kit/load-document.ts'
import type { RunReport } from '../../packages/conformance/src/context/run-report.ts'
import { runConformance } from '../../packages/conformance/src/run/run-conformance.ts'
import type { Cause } from '../../packages/conformance/src/config/trigger.ts'
import { dialSocket, type Dial } from '../../packages/conformance/src/http/socket-wire.ts'
import { readSocketContract } from '../../packages/conformance/src/socket/socket-contract.ts'
import { mockConfig } from './mock-run.ts'

/** Longer than any run, so that it fails only if the run hangs. */
const TIMEOUT_MS = 120_000
const EVENTS = SERVER_EVENTS.filter((event) => event !== 'pong')
const TIMES = { answerMs: 1500, settleMs: 50, eventMs: 1500 }
/** A remote server whose latency is four times the settling time. Times are short, because every frame waits. */
const REMOTE = { latencyMs: 40, times: { answerMs: 3000, settleMs: 10, eventMs: 1500 } }
const asyncapi = readDocument('asyncapi/socket.yaml')
/** The messages with a count that a read has, too. The others have content of their own. */
const COUNTED = new Set(
  readSocketContract(asyncapi).events.flatMap(({ event, count }) => (count === undefined ? [] : event)),
)

let server: Awaited<ReturnType<typeof createMockServer>>
let sandboxes = 0

beforeAll(async () => {
  server = await createMockServer({ port: 0 })
})

afterAll(() => server.close())

/** Checks only the socket, in a separate sandbox, with a replaced dial function. */
function run(through: (dial: Dial) => Dial, isQuiet = false, times = TIMES): Promise<RunReport> {
  sandboxes += 1
  const sandbox = `socket-${String(sandboxes)}`
  const config = mockConfig(server.url)
  const dialInSandbox: Dial = (request, listener) => {
    const cookie = [request.headers['cookie'], `tumpak_sandbox=${sandbox}`].filter(Boolean).join('; ')
    return dialSocket({ ...request, headers: { ...request.headers, cookie } }, listener)
  }
  const push = async ({ uid, event, content }: Cause): Promise<void> => {
    const headers = { 'content-type': 'application/json', cookie: `tumpak_sandbox=${sandbox}` }
    const body = JSON.stringify({ uid, event, content })
    await fetch(`${server.url}/__mock/push`, { method: 'POST', headers, body })
  }
  return runConformance({
    ...config,
    asyncapi,
    transport: inSandbox(sandbox),
    dial: through(dialInSandbox),
    only: ['socket', ...EVENTS],
    triggers: isQuiet ? {} : Object.fromEntries(EVENTS.map((event) => [event, push])),
    socket: times,
  })
}

const findings = (report: RunReport): string[] => report.findings.map(({ id, title }) => `${id}: ${title}`)
const open = (report: RunReport): string[] =>
  report.inconclusive.filter(({ byChoice }) => !byChoice).map(({ operationId, check }) => `${operationId}/${check}`)

/** Delays every frame in both directions. */
const withLatency =
  (milliseconds: number) =>
  (dial: Dial): Dial =>
  (request, listener) => {
    const later = (tell: () => void): void => void setTimeout(tell, milliseconds)
    const wire = dial(request, {
      onOpen: () => later(listener.onOpen),
      onFrame: (frame) => later(() => listener.onFrame(frame)),
      onClose: (code) => later(() => listener.onClose(code)),
      onRefused: (status) => later(() => listener.onRefused(status)),
    })
    return { send: (data) => later(() => wire.send(data)), close: (code) => later(() => wire.close(code)) }
  }

describe('the harness on a socket', () => {
  it('has no finding for the mock, and checks every event', { timeout: TIMEOUT_MS }, async () => {
    const report = await run((dial) => dial)
    expect([findings(report), open(report), report.exitCode]).toEqual([[], [], 0])
    const judged = report.coverage.filter(({ operationId }) => EVENTS.some((event) => event === operationId))
    const count = (event: string): string | undefined => (COUNTED.has(event) ? 'passed' : undefined)
    expect(judged.map(({ checks }) => [checks['event'], checks['count'], checks['redelivery']])).toEqual(
      judged.map(({ operationId }) => ['passed', count(operationId), 'passed']),
    )
    expect(judged).toHaveLength(EVENTS.length)
  })

  it('is inconclusive for a server that sends no events', { timeout: TIMEOUT_MS }, async () => {
    const report = await run((dial) => dial, true)
    expect(findings(report)).toEqual([])
    expect(open(report)).toEqual(expect.arrayContaining(EVENTS.map((event) => `${event}/event`)))
    expect(report.exitCode).toBe(1)
  })

  it('has no finding for a server slower than the settling time', { timeout: TIMEOUT_MS }, async () => {
    const report = await run(withLatency(REMOTE.latencyMs), false, REMOTE.times)
    expect([findings(report), open(report)]).toEqual([[], []])
  })
})
