import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { startLab } from '../../lab/lab-client.ts'
import { LAB_CONFIG } from '../../lab/lab-config.ts'
import { defineCheck, type Check } from '../checks/define-check.ts'
import type { SlowCase } from '../checks/phases.ts'
import type { RunReport } from '../context/run-report.ts'
import type { Dial } from '../http/socket-wire.ts'
import { runConformance } from './run-conformance.ts'
import { getDocument, ok, responsesWith, server } from './testing/other-styles.ts'

const about = { id: 'broken', title: 'Ours', severity: 'minor', description: 'Ours holds.' } as const
const fail = (): never => expect.fail('a mistake')

async function runWith(...checks: Check[]): Promise<RunReport> {
  const lab = await startLab()
  const pause = (): Promise<void> => Promise.resolve()
  const only = ['listBooks', 'createLoan']
  try {
    return await runConformance({ ...LAB_CONFIG, url: lab.url, only, checks, pause, slow: true })
  } finally {
    await lab.close()
  }
}

/** A slow check of createLoan. */
const slowCheck = (begin: SlowCase['begin']): Check => {
  const check: Check<'broken', 'slow'> = defineCheck({
    ...about,
    when: 'slow',
    run: ({ context: { operations } }) =>
      operations.filter(({ id }) => id === 'createLoan').map((operation) => ({ operation, check, seconds: 0, begin })),
  })
  return check
}

/** The states of all checks by operation, without the broken one. */
const getStates = ({ coverage }: RunReport): unknown =>
  coverage.map(({ operationId, checks }) => {
    const { broken: _, ...others } = checks
    return [operationId, others]
  })

describe('an exception in a check', () => {
  let whole: RunReport

  beforeAll(async () => {
    whole = await runWith()
  })

  it.each<[string, Check, string[]]>([
    ['response', defineCheck({ ...about, when: 'response', run: fail }), ['listBooks', 'createLoan']],
    ['session', defineCheck({ ...about, when: 'session', run: fail }), ['listBooks', 'createLoan']],
    [
      'session, in a request',
      defineCheck({ ...about, when: 'session', run: () => [() => Promise.reject(new Error('a mistake'))] }),
      ['listBooks', 'createLoan'],
    ],
    ['request', defineCheck({ ...about, when: 'request', run: fail }), ['listBooks', 'createLoan']],
    ['list', defineCheck({ ...about, when: 'list', run: fail }), ['listBooks']],
    ['access', defineCheck({ ...about, when: 'access', run: fail }), ['listBooks', 'createLoan']],
    ['write', defineCheck({ ...about, when: 'write', run: fail }), ['createLoan']],
    ['afterWrite', defineCheck({ ...about, when: 'afterWrite', run: fail }), ['createLoan']],
    ['slow', defineCheck({ ...about, when: 'slow', run: fail }), ['document']],
    ['slow, first half', slowCheck(fail), ['createLoan']],
    ['slow, second half', slowCheck(() => Promise.resolve(fail)), ['createLoan']],
    [
      'response, by recursion',
      defineCheck({
        ...about,
        when: 'response',
        run: function recurse(): void {
          return void [recurse()]
        },
      }),
      ['listBooks', 'createLoan'],
    ],
  ])('costs that check alone: %s', { timeout: 30_000 }, async (_, check, where) => {
    const broken = await runWith(check)
    const open = broken.inconclusive.filter((one) => one.check === 'broken')
    expect(open.map(({ operationId }) => operationId)).toEqual(where)
    for (const { reason } of open) expect(reason).toMatch(/^your check broken failed: /)
    expect(broken.exitCode).toBe(1)
    expect(broken.findings).toEqual([])
    expect(getStates(broken)).toEqual(getStates(whole))
  })

  it('is one sentence for a check of a response that waits', { timeout: 30_000 }, async () => {
    const run = (): Promise<never> => Promise.reject(new Error('a mistake'))
    const { inconclusive } = await runWith({ ...about, when: 'response', run } as unknown as Check)
    expect(inconclusive.find((one) => one.check === 'broken')?.reason).toMatch(
      /^your check broken failed: run must not be async in the phase response$/,
    )
  })

  it.each([
    [
      'rid.mjs',
      'export const rid',
      'JSON.parse("{")',
      /^your check rid failed at .*own checks \S*[\\/]rid\.mjs:4: Expected/,
    ],
    [
      'rid.cjs',
      'exports.rid',
      'JSON.parse("{")',
      /^your check rid failed at .*own checks \S*[\\/]rid\.cjs:4: Expected/,
    ],
    ['text.mjs', 'export const rid', '(() => { throw "a text" })()', /^your check rid failed: a text$/],
  ])('names the line of the file of the team: %s', { timeout: 30_000 }, async (name, exported, mistake, sentence) => {
    const folder = mkdtempSync(join(tmpdir(), 'own checks '))
    const file = join(folder, name)
    const lines = [`${exported} = {`, "  id: 'rid', title: 'A', severity: 'minor', when: 'response',"]
    writeFileSync(file, [...lines, "  description: 'A.',", `  run() { return ${mistake} },`, '}'].join('\n'))
    const lab = await startLab()
    try {
      const report = await runConformance({ ...LAB_CONFIG, url: lab.url, only: ['listBooks'], checks: [file] })
      expect(report.inconclusive.find(({ check }) => check === 'rid')?.reason).toMatch(sentence)
    } finally {
      await lab.close()
      rmSync(folder, { recursive: true })
    }
  })

  it('shows even if the check passed before and later', { timeout: 30_000 }, async () => {
    let calls = 0
    const sometimes = defineCheck({
      ...about,
      when: 'response',
      run({ report }) {
        calls += 1
        if (calls === 3) fail()
        report.pass()
      },
    })
    const { inconclusive } = await runWith(sometimes)
    expect(inconclusive.filter(({ byChoice }) => !byChoice)).toHaveLength(1)
  })

  it('keeps a finding whose request cannot be shown', { timeout: 30_000 }, async () => {
    const found = defineCheck({
      ...about,
      when: 'response',
      run: ({ report }) =>
        report.fail({ rule: '/info', title: 'Found', explanation: 'It is so.', evidence: { exchange: fail } }),
    })
    const { findings } = await runWith(found)
    const explanation = expect.stringContaining('the evidence of your check broken: a mistake')
    expect(findings[0]).toMatchObject({ title: 'Found', explanation })
  })
})

describe('an exception in the socket part', () => {
  const operations: Json = {
    ping: {
      action: 'send',
      channel: { $ref: '#/channels/live' },
      messages: [{ $ref: '#/channels/live/messages/ping' }],
    },
    pong: {
      action: 'receive',
      channel: { $ref: '#/channels/live' },
      messages: [{ $ref: '#/channels/live/messages/pong' }],
    },
  }
  const message = (event: string): Json => ({ name: event, payload: { properties: { event: { const: event } } } })
  const asyncapi = {
    asyncapi: '3.0.0',
    channels: { live: { address: '/live', messages: { ping: message('ping'), pong: message('pong') } } },
    operations,
  }
  const openapi = getDocument({
    '/zone': { get: { operationId: 'getZone', responses: responsesWith({ type: 'string' }) } },
  })

  it('costs one check, and no finding of HTTP', async () => {
    const dial: Dial = (_, listener) => {
      queueMicrotask(() => listener.onOpen())
      return {
        send: (data) => {
          if (data === 'not json') fail()
          if (data === '{"event":"ping"}') listener.onFrame({ data: '{"event":"pong"}', isBinary: false })
        },
        close: (code) => listener.onClose(code),
      }
    }
    const report = await runConformance({
      url: 'http://server',
      openapi,
      asyncapi,
      envelope: "status == 'ok'",
      transport: server({ 'GET /zone': () => ok(7) }),
      dial,
      socket: { settleMs: 1, answerMs: 50 },
    })
    expect(report.findings).toContainEqual(expect.objectContaining({ id: 'getZone/schema#/result' }))
    expect(report.inconclusive).toContainEqual(
      expect.objectContaining({
        operationId: 'socket',
        check: 'socket-garbage',
        reason: expect.stringContaining('a mistake'),
      }),
    )
    expect(report.coverage.find(({ operationId }) => operationId === 'socket')?.checks).toMatchObject({
      'socket-heartbeat': 'passed',
      'socket-garbage': 'inconclusive',
      'socket-session': 'failed',
    })
  })

  it('costs the socket at most', async () => {
    const report = await runConformance({
      url: 'http://server',
      openapi,
      asyncapi,
      envelope: "status == 'ok'",
      transport: server({ 'GET /zone': () => ok('Manila') }),
      dial: fail,
    })
    expect(report.inconclusive).toContainEqual(
      expect.objectContaining({ operationId: 'socket', check: 'all', reason: expect.stringContaining('a mistake') }),
    )
    expect(report.coverage.find(({ operationId }) => operationId === 'getZone')?.checks['schema']).toBe('passed')
  })
})
