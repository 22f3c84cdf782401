/**
 * Reads `--name value` and `--name=value`; a flag without a value is true.
 * @param {string[]} args
 * @param {{values?: string[], flags?: string[]}} known
 * @returns {Record<string, string | true | undefined>}
 * Throws on anything else, so that a slip of the pen does not pass unseen.
 */
export function readArguments(args, { values = [], flags = [] }) {
  /** @type {Record<string, string | true | undefined>} */
  const read = {}
  for (let at = 0; at < args.length; at += 1) {
    const [name, attached] = splitOnce(args[at] ?? '')
    if (flags.includes(name) && attached === undefined) {
      read[name] = true
    } else if (values.includes(name)) {
      const value = attached ?? args[(at += 1)]
      if (value === undefined) throw new Error(`--${name} needs a value.`)
      read[name] = value
    } else {
      const all = [...values.map((value) => `--${value} VALUE`), ...flags.map((flag) => `--${flag}`)]
      throw new Error(`"${args[at]}" is not known here. Known: ${all.join(', ') || 'nothing'}.`)
    }
  }
  return read
}

/**
 * A port of the command line as a number; undefined when none was given.
 * @param {string | true | undefined} value
 * @returns {number | undefined}
 */
export function readPort(value) {
  if (value === undefined) return undefined
  const port = Number(value)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`"${value}" is no port.`)
  return port
}

/**
 * @param {string} argument
 * @returns {[string, string | undefined]}
 */
function splitOnce(argument) {
  if (!argument.startsWith('--')) return ['', undefined]
  const at = argument.indexOf('=')
  return at < 0 ? [argument.slice(2), undefined] : [argument.slice(2, at), argument.slice(at + 1)]
}
