import { beforeAll, describe, expect, it } from 'vitest'
import { cruiseTree } from './cruise.ts'
import { ROOT } from '../../scripts/root.ts'

describe('this repository', () => {
  let found: Awaited<ReturnType<typeof cruiseTree>>

  beforeAll(async () => {
    found = await cruiseTree(ROOT)
  })

  it('is covered: src, generated, mocks, tests and scripts', () => {
    expect(found.modules).toBeGreaterThan(200)
  })

  it.each(['src-stands-alone', 'features-apart', 'no-cycle'])('holds %s', (rule) => {
    expect(found.breaches.filter((breach) => breach.rule === rule)).toEqual([])
  })
})
