import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { fixtureFinding, fixtureReport } from '../fixture-report.ts'
import { writeReports } from './write-reports.ts'

const folders: string[] = []

afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })))
})

describe('writeReports', () => {
  it('writes the requested kinds into a new folder', async () => {
    const root = await mkdtemp(join(tmpdir(), 'report-'))
    folders.push(root)
    const folder = join(root, 'new', 'folder')
    const written = await writeReports(fixtureReport(), folder, ['html', 'json'])
    expect(written.map(({ path }) => path)).toEqual([join(folder, 'report.html'), join(folder, 'report.json')])
    expect((await readdir(folder)).sort()).toEqual(['report.html', 'report.json'])
  })

  it('writes the other kinds if one cannot be rendered', async () => {
    const root = await mkdtemp(join(tmpdir(), 'report-'))
    folders.push(root)
    const report = fixtureReport({ totals: undefined as never })
    await expect(writeReports(report, root, ['html', 'json'])).rejects.toThrow(/^report.html cannot be written/)
    expect(await readdir(root)).toEqual(['report.json'])
  })

  it('writes JSON that parses to the report, most severe first', async () => {
    const root = await mkdtemp(join(tmpdir(), 'report-'))
    folders.push(root)
    const report = fixtureReport({
      findings: [fixtureFinding({ severity: 'info' }), fixtureFinding({ severity: 'critical' })],
    })
    const [written] = await writeReports(report, root, ['json'])
    const read: unknown = JSON.parse(await readFile(written?.path ?? '', 'utf8'))
    const findings = [...report.findings].reverse().map((finding) => ({
      ...finding,
      gravity: finding.severity,
      exchange: finding.exchanges[0],
    }))
    expect(read).toEqual({ ...report, findings })
  })
})
