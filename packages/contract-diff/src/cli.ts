import { writeFile } from 'node:fs/promises'
import { parseFlags } from '@tumpak/contract-kit/parse-flags.ts'
import manifest from '../package.json' with { type: 'json' }
import { compareDocuments, loneDocument, type Comparison } from './compare.ts'
import { readSide, type Side } from './read-side.ts'
import { renderDiff } from './render-diff.ts'

/** Returns the text of `--help`. `program` is the command as the user typed it. */
export const renderHelp = (
  program: string,
): string => `Shows which changes of the documents break apps, which break backends, and which are safe.

  ${program} OLD [NEW] [options]

  OLD, NEW         a git ref, a folder with openapi/ and asyncapi/, or a document; default NEW: the working tree
  --markdown FILE  also writes the table, for a pull request
  --json FILE      also writes every change
  --version
  --help

Exit code: 0 no unannounced breaking change; 1 the version number does not announce one; 2 could not compare.`

const BREAKS_UNANNOUNCED = 1

/** Runs the command line. Returns the exit code. */
export async function diffCli(
  args: readonly string[],
  cwd: string,
  print: (text: string) => void,
  program: string,
): Promise<number> {
  const { values, positionals } = parseFlags({
    args: [...args],
    allowPositionals: true,
    options: {
      markdown: { type: 'string' },
      json: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
      version: { type: 'boolean' },
    },
  })
  if (values.help === true) {
    print(renderHelp(program))
    return 0
  }
  if (values.version === true) {
    print(`${manifest.name} ${manifest.version}`)
    return 0
  }
  const [old, now = '.', ...more] = positionals
  if (old === undefined || more.length > 0) throw new Error('OLD is missing; see --help')
  const comparisons = compareSides(readSide(old, cwd), readSide(now, cwd))
  const table = renderDiff(comparisons)
  print(table)
  if (values.markdown !== undefined) await writeFile(values.markdown, `${table}\n`)
  if (values.json !== undefined) await writeFile(values.json, `${JSON.stringify(comparisons, null, 2)}\n`)
  return comparisons.some(({ isUnannounced }) => isUnannounced) ? BREAKS_UNANNOUNCED : 0
}

/** Compares the documents of two sides, file by file. */
export function compareSides(old: Side, now: Side): Comparison[] {
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((file) => {
    const [was, is] = [old.get(file), now.get(file)]
    if (was && is) return [compareDocuments(file, was, is)]
    return is ? [loneDocument(file, is, true)] : was ? [loneDocument(file, was, false)] : []
  })
}
