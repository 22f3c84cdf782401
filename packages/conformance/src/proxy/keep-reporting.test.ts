import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import type { RunReport } from '../context/run-report.ts'
import { writeReports } from '../report/formats/write-reports.ts'
import { keepReporting } from './keep-reporting.ts'
import { ask, between } from './testing/between.ts'

const PATHS = { '/me': { get: { operationId: 'getMe', responses: { 200: { description: 'Me.' } } } } }

afterEach(() => void vi.useRealTimers())

test('keepReporting: writes a report every half minute while the proxy runs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-while-'))
  try {
    await between(
      PATHS,
      (_, response) => void response.setHeader('content-type', 'application/json').end('{"ok":true}'),
      async (proxy) => {
        vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
        let written: Promise<unknown> = Promise.resolve()
        const stop = keepReporting(() => (written = writeReports(proxy.report(), folder, ['json'])))
        const casesAfter = async (milliseconds: number): Promise<number | undefined> => {
          vi.advanceTimersByTime(milliseconds)
          await written
          if (readdirSync(folder).length === 0) return undefined
          const report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as RunReport
          return report.coverage[0]?.cases
        }
        expect(await ask(proxy, '/me')).toBe(200)
        expect(await casesAfter(29_000)).toBeUndefined()
        expect(await casesAfter(1_000)).toBe(1)
        expect(await ask(proxy, '/me')).toBe(200)
        expect(await casesAfter(30_000)).toBe(2)
        stop()
        expect(await ask(proxy, '/me')).toBe(200)
        expect(await casesAfter(60_000)).toBe(2)
      },
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
})
