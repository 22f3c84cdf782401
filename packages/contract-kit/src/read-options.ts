import type { ParseArgsConfig, parseArgs } from 'node:util'
import { parseFlags } from './parse-flags.ts'

type Options = NonNullable<ParseArgsConfig['options']>
type Values<Given extends Options> = ReturnType<typeof parseArgs<{ options: Given }>>['values']

/** What a command accepts. */
interface Command<Given extends Options> {
  /** The text of `--help`: usage, what it does, its options. */
  readonly help: string
  readonly options?: Given
  /** The names of its words, `[NAME]` for an optional one; none by default. */
  readonly words?: readonly string[]
  /** What was typed, without the command itself. */
  readonly args?: readonly string[]
}

/** The exit code of a wrong call. A failure of the work ends with 1. */
const WRONG_CALL = 2

/**
 * The options and words of this process. `--help` prints the help and ends the process; so does anything wrong, with a
 * sentence and exit code 2: an unknown option, a missing word, and what `toSettings` throws.
 */
export function readOptions<const Given extends Options, Settings = Values<Given>>(
  command: Command<Given>,
  toSettings: (values: Values<Given>, words: readonly string[]) => Settings = (values) => values as Settings,
): Settings {
  try {
    const { args = process.argv.slice(2), options = {}, words = [], help } = command
    const { values, positionals } = parseFlags({
      args: [...args],
      allowPositionals: true,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
    })
    if (values.help === true) {
      console.log(help)
      return end(0)
    }
    assertWords(positionals, words, help)
    return toSettings(values as Values<Given>, positionals)
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

function assertWords(given: readonly string[], names: readonly string[], help: string): void {
  const [usage = ''] = help.split('\n')
  const missing = names.slice(given.length).filter((name) => !name.startsWith('['))
  if (missing.length > 0)
    throw new Error(`${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing. ${usage}`)
  const [extra] = given.slice(names.length)
  if (extra !== undefined) throw new Error(`There is no place for the word "${extra}". ${usage}`)
}

/** Prints why a call is wrong, and ends the process. */
export function refuse(message: string): never {
  console.error(message.replace(/^there /, 'There '))
  return end(WRONG_CALL)
}

/** Ends the process. The watcher of `node --watch` would wait for a change of a file, so it ends too. */
function end(code: number): never {
  if (process.env['WATCH_REPORT_DEPENDENCIES'] !== undefined) {
    // The watcher passes the signal back, which must not replace the code.
    process.on('SIGTERM', () => undefined)
    process.kill(process.ppid, 'SIGTERM')
  }
  process.exit(code)
}
