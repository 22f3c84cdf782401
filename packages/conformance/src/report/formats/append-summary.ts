import { appendFile, stat } from 'node:fs/promises'
import type { RunReport } from '../../context/run-report.ts'
import { renderMarkdown } from './render-markdown.ts'

/** Maximum size of a step's summary in GitHub Actions. */
const MAX_BYTES = 1_048_576

/**
 * Appends the run to the summary of a GitHub Actions step, which may contain text of other tools. Returns false if it
 * is full.
 */
export async function appendSummary(report: RunReport, file: string): Promise<boolean> {
  const before = await stat(file).then(
    ({ size }) => size,
    () => 0,
  )
  const text = `${before > 0 ? '\n' : ''}${renderMarkdown(report)}`
  if (before + Buffer.byteLength(text) > MAX_BYTES) return false
  await appendFile(file, text)
  return true
}
