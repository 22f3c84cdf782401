import { FAULT_NAMES, MORE_FAULT_NAMES, type FaultName } from '../../packages/conformance/lab/faults.ts'
import { startLab } from '../../packages/conformance/lab/lab-client.ts'
import { median, type Figure } from './figure.ts'
import { installTools } from './install.ts'
import { documentForAll } from './rivals/document.ts'
import { dredd, ours, portman, prism, writeDocument, type Tool } from './rivals/tools.ts'
import { sendRequests } from './rivals/requests.ts'

/** The tools to compare with. */
const RIVALS = ['dredd@14.1.0', '@apideck/portman@1.33.0', 'newman@6.2.2']

/** Thirteen faults of single responses, and those that show over several requests. */
const FAULTS: readonly FaultName[] = [...FAULT_NAMES, ...MORE_FAULT_NAMES]

/** The result of one tool on the lab. */
export interface ToolFigure extends Figure {
  /** Problems reported for the healthy lab. */
  falseAlarms: number
  /** Median wall time of a run, in seconds. */
  seconds: number
  missed: string[]
  /** Why it did not run. */
  skipped?: string
}

/**
 * The harness and other tools on the lab: healthy, then with each of its faults, on a new server each time. A fault
 * counts as found if a tool reports a problem that it does not report for the healthy lab.
 */
export async function measureTools(): Promise<ToolFigure[]> {
  const installed = installTools(RIVALS)
  try {
    const healthy = await startLab()
    const responses = await sendRequests(healthy.url, await healthy.enter())
    await healthy.close()
    const document = writeDocument(installed.folder, documentForAll(responses))
    const figures: ToolFigure[] = []
    const tools: [string, Tool, boolean][] = [
      ['Tumpak conformance', ours, false],
      ['Portman + Newman', portman, true],
      ['Dredd, with hooks', dredd, true],
      ['Prism as a proxy', prism, false],
    ]
    for (const [name, tool, isInstalled] of tools) {
      const skipped = isInstalled ? installed.failure : undefined
      figures.push(skipped === undefined ? await measure(name, tool, document, installed.folder) : skip(name, skipped))
    }
    return figures
  } finally {
    installed.remove()
  }
}

/** The figures as a table for a terminal. */
export function toolsTable(figures: readonly ToolFigure[]): string {
  const lines = figures.map(({ name, value, falseAlarms, seconds, skipped }) =>
    skipped === undefined
      ? `${name.padEnd(24)}${String(value).padStart(6)} of ${String(FAULTS.length)}${String(falseAlarms).padStart(14)}${seconds.toFixed(1).padStart(10)} s`
      : `${name.padEnd(24)}skipped: ${skipped}`,
  )
  return [
    `${'tool on the lab'.padEnd(24)}${'found'.padStart(12)}${'false alarms'.padStart(14)}${'wall'.padStart(12)}`,
    ...lines,
  ].join('\n')
}

async function measure(name: string, tool: Tool, document: string, folder: string): Promise<ToolFigure> {
  const seconds: number[] = []
  const runOn = async (faults: FaultName[]): Promise<string[]> => {
    const lab = await startLab(faults)
    try {
      const cookie = await lab.enter()
      const started = performance.now()
      const lines = await tool({ url: lab.url, cookie, document, folder })
      seconds.push((performance.now() - started) / 1000)
      return lines
    } finally {
      await lab.close()
    }
  }
  const alarms = new Set(await runOn([]))
  const missed: FaultName[] = []
  for (const fault of FAULTS) {
    const lines = await runOn([fault])
    if (lines.every((line) => alarms.has(line))) missed.push(fault)
  }
  const caught = FAULTS.length - missed.length
  return { ...figure(name, caught), falseAlarms: alarms.size, seconds: median(seconds), missed }
}

function skip(name: string, skipped: string): ToolFigure {
  return { ...figure(name, 0), falseAlarms: 0, seconds: 0, missed: [], skipped }
}

function figure(name: string, caught: number): Figure {
  const of = FAULTS.length
  return {
    name,
    value: caught,
    unit: 'faults found',
    comparedWith: `the ${String(of)} of the lab`,
    ratio: caught / of,
  }
}
