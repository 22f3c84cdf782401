import { parseArgs, type ParseArgsConfig } from 'node:util'
import { didYouMean } from './did-you-mean.ts'

/** `parseArgs` of Node, with an error that proposes the flag or command that was probably meant. */
export function parseFlags<const Given extends ParseArgsConfig>(
  given: Given,
  commands: readonly string[] = [],
): ReturnType<typeof parseArgs<Given>> {
  try {
    return parseArgs(given)
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException
    const word = /'([^']+)'/.exec(message)?.[1] ?? ''
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
      const flags = Object.keys(given.options ?? {}).map((name) => `--${name}`)
      throw new Error(`there is no flag ${word}.${didYouMean(word, flags)} See --help`, { cause })
    }
    if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL')
      throw new Error(`there is no command ${word}.${didYouMean(word, commands)} See --help`, { cause })
    throw cause
  }
}
