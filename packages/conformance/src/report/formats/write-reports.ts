import type { ReportKind } from '../../config/report-kinds.ts'
import { access, constants, mkdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { addDocumentCopies } from '../document-copies.ts'
import type { Documents } from '../../run/run-conformance.ts'
import type { RunReport } from '../../context/run-report.ts'
import { renderHtml } from '../html/render-html.ts'
import { renderHar } from './render-har.ts'
import { renderJson } from './render-json.ts'
import { renderJunit } from './render-junit.ts'
import { renderMarkdown } from './render-markdown.ts'
import { renderSarif } from './render-sarif.ts'

const FILES: { [kind in ReportKind]: { name: string; render: (report: RunReport) => string } } = {
  html: { name: 'report.html', render: renderHtml },
  junit: { name: 'junit.xml', render: renderJunit },
  json: { name: 'report.json', render: renderJson },
  markdown: { name: 'report.md', render: renderMarkdown },
  sarif: { name: 'report.sarif', render: renderSarif },
  har: { name: 'findings.har', render: renderHar },
}

/** Creates the folder of the reports. Throws a readable message if nothing can be written there. */
export async function assertFolder(folder: string): Promise<void> {
  try {
    await makeFolder(resolve(folder))
    await access(folder, constants.W_OK)
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`the folder of the report cannot be written (--report ${folder}): ${why}`, { cause })
  }
}

/** Makes a folder and those above it. `recursive` of Node never ends where a folder refuses any other, such as /proc. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return
    const parent = dirname(folder)
    if (code !== 'ENOENT' || (await exists(parent))) throw error
    await makeFolder(parent)
    await makeFolder(folder)
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

/**
 * Writes reports into a folder, creates it if missing, overwrites older ones. Returns the path of each. `documents` are
 * those of the run: SARIF names places in them. A report that cannot be rendered costs no other: throws after all
 * others are written.
 */
export async function writeReports(
  report: RunReport,
  folder: string,
  kinds: readonly ReportKind[],
  documents: Documents = {},
): Promise<{ kind: ReportKind; path: string }[]> {
  await makeFolder(resolve(folder))
  const results = await Promise.allSettled(
    kinds.map(async (kind) => {
      const path = join(folder, FILES[kind].name)
      const shown = kind === 'sarif' ? await addDocumentCopies(report, folder, documents) : report
      await writeFile(path, FILES[kind].render(shown))
      return { kind, path }
    }),
  )
  return results.map((result, index) => {
    if (result.status === 'fulfilled') return result.value
    const { message } = result.reason as Error
    throw new Error(`${FILES[kinds[index] ?? 'html'].name} cannot be written: ${message}`, { cause: result.reason })
  })
}
