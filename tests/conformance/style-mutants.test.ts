import { expect, it } from 'vitest'
import { STYLES } from '../../packages/conformance/lab/styles/styles.ts'
import { runStyleMutants } from '../../packages/conformance/mutants/run-styles.ts'

/** How many mutants of each style a normal run makes; `npm run test:full` makes all. */
const COUNT = 25
const SEED = 20_261_123
const TIMEOUT_MS = 120_000

it.each(STYLES.map((style) => [style.name, style] as const))(
  `catches ${String(COUNT)} mutants of the style %s, of every kind`,
  { timeout: TIMEOUT_MS },
  async (_, style) => {
    const run = await runStyleMutants(style, SEED, COUNT)
    expect(run.missed).toEqual([])
    expect(run.made).toBe(COUNT)
  },
)
