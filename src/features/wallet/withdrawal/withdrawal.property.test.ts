import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { ModelPlayer, type Step } from '../money-request/testing/model-player.ts'
import {
  type Fate,
  type HistoryMode,
  ModelServer,
  type ModelServerOptions,
} from '../money-request/testing/model-server.ts'

const RUNS = 1000
const MODES: readonly HistoryMode[] = ['whole', 'fails', 'unreadable', 'rowDropped', 'reversed', 'oldOnTop']

const fate: fc.Arbitrary<Fate> = fc.record({
  runs: fc.constantFrom('now', 'late', 'never'),
  lateMinutes: fc.integer({ min: 1, max: 40 }),
  result: fc.constantFrom('success', 'noResponse', 'unknown', 'refusal', 'crash'),
  which: fc.nat(20),
})
const history = fc.constantFrom(...MODES)
const amount = fc.constantFrom(300, 500)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('confirm' as const), amount, history, fate }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constantFrom('check' as const, 'goOn' as const), history }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('repeat' as const), fate }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(0.1, 1, 3, 12, 45) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('elsewhere' as const), amount }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('reload' as const, 'archive' as const) }) },
)
const server = (honorsKeys: boolean): fc.Arbitrary<ModelServerOptions> =>
  fc.record({
    honorsKeys: fc.constant(honorsKeys),
    lagMs: fc.constantFrom(0, 0, 5000, 240_000),
    hasNoDate: fc.boolean(),
    oldOrders: fc.constantFrom(0, 3, 60),
  })
const steps = fc.array(step, { minLength: 1, maxLength: 30 })
/** How the device's clock jumps with every look at it, in minutes. */
const deviceClock = fc.constantFrom(0, 5, -5, 500_000, -500_000)

async function play(options: ModelServerOptions, all: readonly Step[], jump: number) {
  let device = Date.UTC(2026, 10, 20)
  vi.spyOn(Date, 'now').mockImplementation(() => (device += jump * 60_000))
  const model = new ModelServer(options)
  const player = new ModelPlayer(model)
  for (const one of all) await player.take(one)
  return { model, player }
}

const countOrders = ({ orders }: ModelServer) => orders.filter(({ key }) => key !== undefined).length

describe('withdrawals against a server that honors keys', () => {
  it('make at most one order per player request', async () => {
    await fc.assert(
      fc.asyncProperty(server(true), steps, deviceClock, async (options, all, jump) => {
        const { model, player } = await play(options, all, jump)
        player.wait(60 * 60_000)
        expect(countOrders(model)).toBeLessThanOrEqual(player.requests.length)
        expect(player.unrequested).toBe(0)
      }),
      { numRuns: RUNS },
    )
  })
})

describe('withdrawals against a server that knows no keys', () => {
  it('are repeated while unknown only by the player’s choice', async () => {
    await fc.assert(
      fc.asyncProperty(server(false), steps, deviceClock, async (options, all, jump) => {
        const { model, player } = await play(options, all, jump)
        player.wait(60 * 60_000)
        expect(player.unrequested).toBe(0)
        expect(countOrders(model)).toBeLessThanOrEqual(player.requests.length + player.repeats)
      }),
      { numRuns: RUNS },
    )
  })
})

describe('withdrawals against any server', () => {
  it('are never lost and never matched to another order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(server(true), server(false)), steps, deviceClock, async (options, all, jump) => {
        const { player } = await play(options, all, jump)
        expect(player).toMatchObject({ lost: 0, misled: 0, mistaken: [] })
      }),
      { numRuns: RUNS },
    )
  })

  it('offer an alternative after ten minutes, whatever the history returns', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(server(true), server(false)),
        steps,
        deviceClock,
        history,
        async (options, all, jump, mode) => {
          const { player } = await play(options, all, jump)
          player.wait(10 * 60_000)
          await player.take({ do: 'check', history: mode })
          expect(player.hasWayOut).toBe(true)
        },
      ),
      { numRuns: RUNS },
    )
  })

  it('are settled by a readable history after the wait', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(server(true), server(false)), steps, deviceClock, async (options, all, jump) => {
        const { player } = await play(options, all, jump)
        player.wait(60 * 60_000)
        await player.take({ do: 'check', history: 'whole' })
        if (player.pending?.orderNo !== undefined) await player.take({ do: 'check', history: 'whole' })
        expect(player.pending?.phase ?? 'made').toBe('made')
        expect(player.hasWayOut).toBe(true)
      }),
      { numRuns: RUNS },
    )
  })
})
