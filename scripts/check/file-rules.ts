/** The maximum of lines in a hand-written file. */
const MAX_LINES = 300

/** Other names are fixed by tools or language codes: `en-US`, the router's `__root.tsx` and `$sn.tsx`, `README.md`, `CHANGELOG.md`, `Dockerfile`. */
const FIXED_NAMES = new Set(['README.md', 'CHANGELOG.md', 'Dockerfile'])
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/
const LOCALE = /^[a-z]{2,3}-[A-Z]{2}$/

/** Names in src/routes mirror addresses, locale files are namespaces, and a test suite keeps its names: not all kebab-case. */
const OTHER_NAMES = /^src\/(routes|i18n\/locales\/[a-z]{2,3}-[A-Z]{2})\/|\/json-schema-suite\//

/** Functions and methods named after what they return, such as `uidOf`; a question such as `isKeyOf` has its verb. */
const NOUN_OF = [
  /^\s*(?:export\s+(?:default\s+)?)?(?:async\s+)?function\*?\s+(?!(?:is|has)[A-Z])([a-z]\w*Of)\b/gm,
  /^\s*(?:export\s+)?(?:const|let)\s+(?!(?:is|has)[A-Z])([a-z]\w*Of)\s*=\s*(?:async\b|function\b|<|\(|\w+\s*=>)/gm,
  /^\s+(?:async\s+)?(?!(?:is|has)[A-Z])([a-z]\w*Of)\([^()]*\)(?::[^;]+)?\s\{$/gm,
]
/** Constants named by a superlative. */
const SUPERLATIVE =
  /^\s*(?:export\s+)?(?:const|let|var)\s+((?:[A-Z\d]+_)*(?:MOST|LEAST|LONGEST|SHORTEST|DEEPEST|LARGEST|SMALLEST|HIGHEST|LOWEST|PATIENCE)(?:_[A-Z\d]+)*)\b/gm

/** A media query that asks for a width, in a stylesheet or a script; a part asks for its own width by `@container`. */
const WIDTH_QUERY = {
  css: /@media[^{]*\bwidth\b[^{]*/g,
  ts: /\((?:(?:min|max)-width\s*:[^)]*|width\s*[<>]=?\s*[\d.]+(?:px|r?em)[^)]*)\)/g,
}
/** The only file of src that names widths. */
const BREAKPOINTS = /^src\/lib\/breakpoints(\.test)?\.ts$/

/** Violations of the file rules, for a file in src, mocks, packages, tests or scripts. `path` is relative to the root, with slashes. */
export function fileViolations(path: string, text: string): string[] {
  return [
    ...tooLong(path, text),
    ...badName(path),
    ...barrel(path, text),
    ...badWords(path, text),
    ...rawWidths(path, text),
  ].map((violation) => `${path}: ${violation}`)
}

function tooLong(path: string, text: string): string[] {
  const lines = text.trimEnd().split('\n').length
  if (lines <= MAX_LINES || !/\.(tsx?|mjs|css|ya?ml)$/.test(path)) return []
  return [`${lines} lines; the maximum is ${MAX_LINES}`]
}

function badName(path: string): string[] {
  if (OTHER_NAMES.test(path)) return []
  const bad = path.split('/').filter((part) => !KEBAB.test(part) && !LOCALE.test(part) && !FIXED_NAMES.has(part))
  return bad.map((part) => `"${part}" is not kebab-case`)
}

/** Reports a file that only re-exports: whoever imports it imports everything. */
function barrel(path: string, text: string): string[] {
  if (!/^src\/.*\.tsx?$/.test(path)) return []
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  const rest = code.replace(/export\s+(type\s+)?(\*(\s+as\s+\w+)?|\{[^}]*\})\s+from\s+['"][^'"]+['"];?/g, '')
  return rest.trim() === '' && code.trim() !== '' ? ['a barrel: import from the files themselves'] : []
}

/** Reports names that break the two mechanical rules of the glossary. */
function badWords(path: string, text: string): string[] {
  if (!/\.(tsx?|mjs)$/.test(path)) return []
  const functions = NOUN_OF.flatMap((pattern) => [...text.matchAll(pattern)]).map(
    ([, name = '']) => `call "${name}" by a verb and a noun, such as getUid or toPlace`,
  )
  const limits = [...text.matchAll(SUPERLATIVE)].map(
    ([, name = '']) => `call "${name}" MAX_*, MIN_*, *_TIMEOUT_MS or CONCURRENCY`,
  )
  return [...functions, ...limits]
}

/** Reports widths in the app's media queries: the named ones are in src/lib/breakpoints.ts. */
function rawWidths(path: string, text: string): string[] {
  const [, extension] = /^src\/.*\.(css|ts)x?$/.exec(path) ?? []
  if (extension === undefined || BREAKPOINTS.test(path)) return []
  return [...text.matchAll(extension === 'css' ? WIDTH_QUERY.css : WIDTH_QUERY.ts)].map(
    ([query]) => `"${query.trim()}": use a name of src/lib/breakpoints.ts, such as (--from-small), or @container`,
  )
}
