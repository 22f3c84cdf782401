import { describe, expect, it } from 'vitest'
import { isOpen } from '../../src/report/finding-status.ts'
import type { RunReport } from '../../src/context/run-report.ts'
import { renderTerminal } from '../../src/report/terminal/render-terminal.ts'
import { runConformance } from '../../src/run/run-conformance.ts'
import type { ConfigInput } from '../../src/config/config.ts'
import type { WireRequest } from '../../src/http/message.ts'
import { openParlor, PARLOR_CONFIG, type ParlorFault } from './parlor.ts'

const troubles = ({ findings, inconclusive }: RunReport): string[] => [
  ...findings.map(({ id, title }) => `${id}: ${title}`),
  ...inconclusive.filter(isOpen).map(({ operationId, check, reason }) => `${operationId}/${check}: ${reason}`),
]

async function run(fault?: ParlorFault, more: Partial<ConfigInput> = {}, seed = 1): Promise<RunReport> {
  const { transport, clock } = openParlor(fault)
  return runConformance({ ...PARLOR_CONFIG, seed, nonce: 7, transport, clock, ...more })
}

describe('the harness on the parlor', () => {
  it.each([1, 2])('finds nothing on a healthy one (seed %i)', async (seed) => {
    const report = await run(undefined, {}, seed)
    expect(troubles(report)).toEqual([])
    expect(report.coverage.filter(({ succeeded }) => !succeeded)).toEqual([])
  })

  it.each<[ParlorFault, string]>([
    ['creation-unchecked', 'setPlayLimit/play-limit: Two deposits at the same time exceed a limit together'],
    ['lower-later', 'setPlayLimit/play-limit: A lower limit does not hold at once'],
    ['raise-at-once', 'setPlayLimit/play-limit: A raise counts before its time'],
    ['raise-unconfirmed', 'setPlayLimit/play-limit: A raise counts without a confirmation'],
    ['raise-early', 'setPlayLimit/play-limit: A raise can be confirmed before 24 hours'],
    ['old-app-ignored', 'setPlayLimit/play-limit: An older app gets limitReached, which it does not know'],
    ['any-password', 'takeBreak/play-break: A wrong password begins a break'],
    ['break-plays', 'takeBreak/play-break: launchGame is not refused with playPaused during a break'],
    ['break-deposits', 'takeBreak/play-break: A deposit is created during a break'],
    ['break-shortens', 'takeBreak/play-break: A shorter one replaces a break'],
    ['break-locks-out', 'takeBreak/play-break: The login is refused during a break'],
    ['break-hides', 'takeBreak/play-break: listPlayLimits is refused during a break'],
  ])('finds %s', async (fault, found) => {
    const { findings } = await run(fault, { only: ['setPlayLimit', 'takeBreak'] })
    expect(findings.map(({ operationId, check, title }) => `${operationId}/${check}: ${title}`)).toContain(found)
  })

  it('does not judge what waits for a day without the setting clock', async () => {
    const { transport } = openParlor()
    const report = await runConformance({ ...PARLOR_CONFIG, nonce: 7, transport })
    expect(troubles(report)).toEqual([])
    const parts = report.inconclusive.filter(({ check }) => check === 'play-limit')
    expect(parts).toMatchObject([{ part: 'clock', byChoice: true, reason: expect.stringContaining('(clock)') }])
  })
})

/** The tokens of all accounts that a lasting operation was called with. */
async function listAffected(more: Partial<ConfigInput>): Promise<{ report: RunReport; accounts: Set<string> }> {
  const parlor = openParlor()
  const accounts = new Set<string>()
  const transport = (request: WireRequest) => {
    const isLasting = /\/(limits\/(set|confirm)|breaks)$/.test(request.url)
    if (isLasting) accounts.add(request.headers['authorization'] ?? '')
    return parlor.transport(request)
  }
  const report = await runConformance({ ...PARLOR_CONFIG, nonce: 7, clock: parlor.clock, ...more, transport })
  return { report, accounts }
}

describe('operations with lasting effects', () => {
  const ROSA = 'Bearer parlor-token-101'
  const BEN = 'Bearer parlor-token-102'

  it('are called with no configured account where the run can register one', async () => {
    const { accounts } = await listAffected({})
    expect([...accounts].filter((token) => [ROSA, BEN].includes(token))).toEqual([])
    expect(accounts.size).toBeGreaterThan(2)
  })

  it('are not judged without an account for them', async () => {
    const { report, accounts } = await listAffected({ register: false })
    expect([...accounts].filter((token) => [ROSA, BEN].includes(token))).toEqual([])
    const open = report.inconclusive.filter(({ reason }) => reason.includes('lasting: true'))
    expect(new Set(open.map(({ operationId }) => operationId))).toEqual(
      new Set(['setPlayLimit', 'confirmPlayLimit', 'takeBreak']),
    )
  })

  it('are called with an account that the settings name for them, and nothing else is', async () => {
    const [rosa, ben] = PARLOR_CONFIG.players
    const players = [rosa, { ...ben, lasting: 'true' }] as ConfigInput['players']
    const { accounts } = await listAffected({ register: false, players })
    expect(accounts.has(BEN)).toBe(true)
    expect(accounts.has(ROSA)).toBe(false)
  })
})

describe('optional parts that the server does not have', () => {
  it('are neither called nor judged', async () => {
    const { transport } = openParlor(undefined, [])
    const called = new Set<string>()
    const report = await runConformance({
      ...PARLOR_CONFIG,
      nonce: 7,
      transport: (request) => {
        called.add(new URL(request.url).pathname)
        return transport(request)
      },
    })
    expect(troubles(report)).toEqual([])
    expect([...called].filter((path) => /limits|breaks/.test(path))).toEqual([])
    expect(report.notes).toContain('6 operations belong to features that the server does not have: play.')
    expect(renderTerminal(report, { color: false })).toContain(
      'it belongs to a feature that the server does not have: play',
    )
    const codes = report.coverage.find(({ operationId }) => operationId === 'createRecharge')?.codes
    expect(codes?.map(({ name }) => name)).toEqual(['orderExpired'])
  })
})
