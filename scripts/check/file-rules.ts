/** Longest file written by hand, in lines. */
const MOST_LINES = 300

/** Names that a tool or a language code decides: `en-US`, the router's `__root.tsx` and `$sn.tsx`, `README.md`. */
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/
const LOCALE = /^[a-z]{2}-[A-Z]{2}$/

/** File names below src/routes mirror the addresses of the app, which are not all kebab-case. */
const ROUTES = 'src/routes/'

/**
 * What is wrong with a file of src, mocks, tests or scripts; empty when nothing is.
 * @param path from the repository's root, with slashes
 * @param text what is in it
 */
export function fileFaults(path: string, text: string): string[] {
  return [...tooLong(path, text), ...badName(path), ...barrel(path, text)].map((fault) => `${path}: ${fault}`)
}

function tooLong(path: string, text: string): string[] {
  const lines = text.trimEnd().split('\n').length
  if (lines <= MOST_LINES || !/\.(tsx?|mjs|css|ya?ml)$/.test(path)) return []
  return [`${lines} lines, where ${MOST_LINES} are the most`]
}

function badName(path: string): string[] {
  if (path.startsWith(ROUTES)) return []
  const bad = path.split('/').filter((part) => !KEBAB.test(part) && !LOCALE.test(part) && part !== 'README.md')
  return bad.map((part) => `"${part}" is not kebab-case`)
}

/** A file that only hands on what others export: whoever imports it imports all of them. */
function barrel(path: string, text: string): string[] {
  if (!/^src\/.*\.tsx?$/.test(path)) return []
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  const rest = code.replace(/export\s+(type\s+)?(\*(\s+as\s+\w+)?|\{[^}]*\})\s+from\s+['"][^'"]+['"];?/g, '')
  return rest.trim() === '' && code.trim() !== '' ? ['a barrel: import from the files themselves'] : []
}
