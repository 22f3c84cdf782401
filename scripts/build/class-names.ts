import { createHash } from 'node:crypto'

/** Letters of a file's part of a name; a million parts for some hundred files. */
const LETTERS = 4

/**
 * Gives the classes of CSS modules short names in a build: the file's letters, then the number of the class in it.
 * Names with a hash each are bytes that do not compress, in the stylesheet and again in the code.
 * The same sources give the same names. Throws where two files would share their letters.
 * @param root the path that file names are taken from
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const files = new Map<string, { letters: string; names: string[] }>()
  const owners = new Map<string, string>()

  function entryOf(file: string) {
    const known = files.get(file)
    if (known) return known
    const letters = lettersOf(file)
    const owner = owners.get(letters)
    if (owner !== undefined) throw new Error(`${file} and ${owner} would share class names: rename one`)
    owners.set(letters, file)
    const entry = { letters, names: [] }
    files.set(file, entry)
    return entry
  }

  return (name, path) => {
    const { letters, names } = entryOf(path.replace(root, '').replace(/[?].*$/, ''))
    if (!names.includes(name)) names.push(name)
    return `${letters}${names.indexOf(name).toString(36)}`
  }
}

/** A letter, since a class name begins with one, then letters and digits. */
function lettersOf(file: string): string {
  const number = createHash('sha256').update(file).digest().readUInt32BE(0)
  return String.fromCharCode(97 + (number % 26)) + number.toString(36).slice(1 - LETTERS)
}
