import { expect, test } from 'vitest'
import { SandboxClock } from './clock.ts'

test('advancing the clock runs due timers in order, each at its own time', () => {
  const clock = new SandboxClock(() => 1_000)
  const ran: [string, number][] = []
  const note = (name: string) => () => void ran.push([name, clock.now()])
  clock.at(3_000, note('late'))
  clock.at(2_000, () => {
    note('early')()
    clock.at(2_500, note('between'))
  })
  clock.at(9_000, note('not yet'))
  clock.at(2_800, note('taken back'))()
  clock.advance(4_000)
  expect(ran).toEqual([
    ['early', 2_000],
    ['between', 2_500],
    ['late', 3_000],
  ])
  expect(clock.now()).toBe(5_000)
  clock.stop()
})
