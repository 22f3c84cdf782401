import { parseArgs, type ParseArgsConfig } from 'node:util'
import { didYouMean } from './did-you-mean.ts'

/** `parseArgs` of Node, with an error that proposes the flag or command that was probably meant. */
export function parseFlags<const Given extends ParseArgsConfig>(
  given: Given,
  commands: readonly string[] = [],
): ReturnType<typeof parseArgs<Given>> {
  try {
    const joined: Given = { ...given, args: joinNumbers(given) }
    return parseArgs(joined)
  } catch (cause) {
    throw new Error(`${explain(cause as NodeJS.ErrnoException, given, commands)} See --help`, { cause })
  }
}

/** Writes `--seed -1` as `--seed=-1`, because a negative number is no flag: its reader says what is wrong with it. */
function joinNumbers({ args = [], options = {} }: ParseArgsConfig): string[] {
  const joined: string[] = []
  for (const word of args) {
    const flag = joined.at(-1)
    const isValue = flag?.startsWith('--') === true && options[flag.slice(2)]?.type === 'string'
    if (isValue && /^-\d/.test(word)) joined[joined.length - 1] = `${String(flag)}=${word}`
    else joined.push(word)
  }
  return joined
}

function explain(
  { code, message }: NodeJS.ErrnoException,
  { options = {} }: ParseArgsConfig,
  commands: readonly string[],
): string {
  const word = (/'([^']+)'/.exec(message)?.[1] ?? '').replace(/^-\w, | <value>$/g, '')
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const flags = Object.keys(options).map((name) => `--${name}`)
    return `there is no flag ${word}.${didYouMean(word, flags)}`
  }
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE')
    return message.includes('does not take') ? `${word} takes no value.` : `${word} needs a value.`
  if (code !== 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') return message
  return commands.length === 0
    ? `${word} is not expected here.`
    : `there is no command ${word}.${didYouMean(word, commands)}`
}
