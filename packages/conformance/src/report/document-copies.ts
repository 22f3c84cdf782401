import type { Documents } from '../run/run-conformance.ts'
import { writeFile } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { isJson, parsePointer } from '@tumpak/contract-kit/json.ts'
import { FILES } from '@tumpak/contract-kit/document-data.ts'
import type { Finding, RunReport } from '../context/run-report.ts'
import { getMedium } from './medium.ts'

/**
 * Adds file and line of the rule to findings of documents that are no files of the working folder, such as those of a
 * package or of an address: it writes a copy of the document into the folder of the reports. Code hosts need a file.
 */
export async function addDocumentCopies(
  report: RunReport,
  folder: string,
  documents: Documents,
  cwd: string = process.cwd(),
): Promise<RunReport> {
  const place = relative(cwd, resolve(cwd, folder)).split(sep).join('/')
  if (place === '..' || place.startsWith('../')) return report
  const copied = new Set<keyof Documents>()
  const findings = report.findings.map((finding) => {
    const name = getName(finding)
    const root = documents[name]
    if (finding.source !== undefined || root === undefined || !finding.rule.includes('#')) return finding
    copied.add(name)
    const [file = '', pointer = ''] = finding.rule.split('#')
    const steps = [...(file === '' ? [] : [FILES, file]), ...parsePointer(pointer)]
    return {
      ...finding,
      source: { file: `${place === '' ? '' : `${place}/`}${name}.json`, line: getLine(root, steps) },
    }
  })
  for (const name of copied)
    await writeFile(join(folder, `${name}.json`), `${JSON.stringify(documents[name], null, 2)}\n`)
  return { ...report, findings }
}

function getName({ method }: Finding): keyof Documents {
  if (getMedium(method) === getMedium('FRAME')) return 'frames'
  return getMedium(method) === getMedium('SOCKET') ? 'asyncapi' : 'openapi'
}

/** Returns the line, from 1, of a pointer, or of its deepest existing step, in `JSON.stringify(root, null, 2)`. */
export function getLine(root: unknown, steps: readonly string[]): number {
  const [step, ...rest] = steps
  const entries = getEntries(root)
  const index = entries.findIndex(([name]) => name === step)
  const entry = entries[index]
  if (entry === undefined) return 1
  const before = entries.slice(0, index).reduce((sum, [, value]) => sum + countLines(value), 0)
  return 1 + before + getLine(entry[1], rest)
}

function countLines(value: unknown): number {
  const entries = getEntries(value)
  return entries.length === 0 ? 1 : entries.reduce((sum, [, inner]) => sum + countLines(inner), 2)
}

/** Returns the entries that JSON shows; [] for a scalar. */
function getEntries(value: unknown): [string, unknown][] {
  if (Array.isArray(value)) return value.map((item, index) => [String(index), item])
  return isJson(value) ? Object.entries(value).filter(([, field]) => field !== undefined) : []
}
