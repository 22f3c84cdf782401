import { expect, test } from 'vitest'
import { runConformance } from '../../src/run/run-conformance.ts'
import { isOpen } from '../../src/report/finding-status.ts'
import { serveStyle } from './serve.ts'
import { STYLES } from './styles.ts'

test.each(STYLES.flatMap((style) => [1, 2, 3].map((seed) => [style.name, seed, style] as const)))(
  'the harness finds nothing on the correct server of style %s (seed %i)',
  async (_, seed, style) => {
    const transport = serveStyle(style, style.start())
    const report = await runConformance({
      url: 'http://lab',
      openapi: style.document,
      transport,
      seed,
      ...style.config,
    })
    expect(report.findings.map(({ id, title }) => `${id}: ${title}`)).toEqual([])
    expect(report.inconclusive.filter(isOpen)).toEqual([])
    expect(report.coverage.filter(({ succeeded }) => !succeeded).map(({ operationId }) => operationId)).toEqual([])
  },
)
