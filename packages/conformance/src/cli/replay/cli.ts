import { PROGRAM } from '../../config/presets.ts'
import { readFlags } from '../../config/read-flags.ts'
import { readReport } from '../../report/read-report.ts'
import { findFinding, isStillThere, replay } from '../../replay/replay.ts'
import { renderReplay } from '../../replay/render-replay.ts'
import { TOOL } from '../../run/run-conformance.ts'

const HELP = `Sends the requests of one finding again, in order, and compares the responses with the report.

  ${PROGRAM} replay ID --report FILE [options]

  ID             the id of the finding, as every report shows it
  --report FILE  the report.json that has it, or its folder
  --config FILE, --url ADDRESS, --openapi FILE, --allow LIST and others as for a run

The configuration provides what the report hides: it logs the accounts in. Requests that move money, send messages or
delete data need --allow.

The check of the finding judges its response again; a check of several responses needs a whole run, so their responses
are compared with the recorded ones.

Exit code: 0 the problem is still there, 1 it is not, or the responses differ, 2 could not run.`

/** Flags that choose what a run does. */
const OF_RUN = [
  'kinds',
  'shard',
  'proxy',
  'only',
  'slow',
  'fuzz',
  'cleanup',
  'implemented',
  'frame',
  'skip-check',
  'stated',
]

/**
 * Replays the finding that a command line names. Returns what to print, and the exit code. Throws a readable message.
 */
export async function replayCli(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ text: string; exitCode: 0 | 1 }> {
  const [id, ...rest] = args
  if (args.some((word) => word === '--help' || word === '-h')) return { text: HELP, exitCode: 0 }
  if (id === undefined || id.startsWith('-'))
    throw new Error(`the id of the finding comes first: ${PROGRAM} replay ID --report FILE`)
  const flags = readFlags(rest, env)
  if (flags === undefined) return { text: HELP, exitCode: 0 }
  const unused = flags.given.find((name) => OF_RUN.includes(name))
  if (unused !== undefined) throw new Error(`--${unused} is of a run: replay sends the requests of one finding`)
  if (flags.folder === undefined) throw new Error('the report is missing. Set --report FILE, the report.json of a run')
  const report = await readReport(flags.folder, TOOL.name)
  const finding = findFinding(report, id)
  const replayed = await replay(flags.config, report, id)
  return { text: renderReplay(finding, replayed), exitCode: isStillThere(replayed) ? 0 : 1 }
}
