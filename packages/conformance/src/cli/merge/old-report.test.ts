import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { RunReport } from '../../context/run-report.ts'
import { fixtureExchange, fixtureFinding, fixtureReport } from '../../report/fixture-report.ts'
import { renderJson } from '../../report/formats/render-json.ts'
import { TOOL } from '../../run/run-conformance.ts'
import { mergeCli } from './cli.ts'

it('reads a report of version 0.1, with gravity and one exchange', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'old-report-'))
  const report = fixtureReport({ tool: TOOL, findings: [fixtureFinding({ severity: 'minor' })] })
  const { findings, ...rest } = JSON.parse(renderJson(report)) as RunReport
  expect(findings).toMatchObject([{ severity: 'minor', gravity: 'minor' }])
  const old = findings.map((finding) => ({ ...finding, severity: undefined, exchanges: undefined }))
  await writeFile(join(folder, 'report.json'), JSON.stringify({ ...rest, findings: old }))
  expect(await mergeCli([folder])).toMatchObject({
    report: { findings: [{ severity: 'minor', exchanges: [fixtureExchange()] }] },
  })
  await rm(folder, { recursive: true })
})
