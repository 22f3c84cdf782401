// The entry of the packed command.
import { diffCli } from './cli.ts'

/** The compiled package contains no TypeScript, so the file's ending shows where this runs. */
const PROGRAM = import.meta.url.endsWith('.ts') ? 'npm run contract:diff --' : 'contract-diff'
const COULD_NOT_COMPARE = 2

try {
  const print = (text: string): void => void process.stdout.write(`${text}\n`)
  process.exitCode = await diffCli(process.argv.slice(2), process.cwd(), print, PROGRAM)
} catch (error) {
  process.stderr.write(`contract-diff: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = COULD_NOT_COMPARE
}
