/** A source file: its path from the root, and its text. */
export type Source = { path: string; text: string }

/** An operation or event that src need not use, and why. */
export type Waiver = { name: string; reason: string }

/** Files that may call the API (dependency-cruiser allows no others). */
const CALLERS = /^src\/(app|routes|features|queries|components)\/.*\.tsx?$/
const TEST = /\.test\.tsx?$|\/testing\//

/**
 * The operations that the app uses: a route, screen, widget or query file imports their generated function, hook or
 * options.
 * A key, an address or a type alone does not count.
 * @param operationIds all operations of the document
 */
export function usedCalls(operationIds: string[], sources: Source[]): Set<string> {
  const imported = new Set(
    sources.filter(({ path }) => CALLERS.test(path) && !TEST.test(path)).flatMap(({ text }) => importedValues(text)),
  )
  return new Set(operationIds.filter((id) => getFunctionNames(id).some((name) => imported.has(name))))
}

/** Events whose name comes from a generated constant. */
const BY_CONSTANT: Record<string, string> = { ack: 'ACKNOWLEDGEMENT.event' }

/** Socket events that the app knows: as a text, or by constant, in a source file. */
export function usedEvents(events: string[], sources: Source[]): Set<string> {
  const code = sources
    .filter(({ path }) => /^src\/.*\.tsx?$/.test(path) && !TEST.test(path))
    .map(({ text }) => withoutComments(text))
  return new Set(
    events.filter((event) => {
      const forms = [`'${event}'`, `"${event}"`, ...(BY_CONSTANT[event] === undefined ? [] : [BY_CONSTANT[event]])]
      return code.some((text) => forms.some((form) => text.includes(form)))
    }),
  )
}

/** Everything neither used nor waived, and every unnecessary or unexplained waiver. */
export function usageFaults(all: string[], used: Set<string>, waivers: Waiver[]): string[] {
  const waived = new Set(waivers.map(({ name }) => name))
  const unused = all
    .filter((name) => !used.has(name) && !waived.has(name))
    .map((name) => `${name}: not used in src, and not waived`)
  const idle = waivers.flatMap(({ name, reason }) => {
    if (!all.includes(name)) return [`${name}: waived, but the document has no such thing`]
    if (used.has(name)) return [`${name}: waived, but used`]
    return reason.trim() === '' ? [`${name}: waived without a reason`] : []
  })
  return [...unused, ...idle]
}

/** The generated functions of an operation that reach the server. */
function getFunctionNames(operationId: string): string[] {
  const name = operationId.charAt(0).toUpperCase() + operationId.slice(1)
  return [operationId, `${operationId}Query`, `${operationId}Mutation`, `use${name}`, `use${name}Suspense`]
}

const IMPORT = /import\s+\{([^}]*)\}\s+from\s+['"]#generated\/http\/[^'"]+['"]/g

/** A read's key alone, such as `getUserQuery().queryKey`; its arguments have at most one pair of parentheses inside. */
const KEY = /\b\w+Query\((?:[^()]|\([^()]*\))*\)\.queryKey\b/g

/** Names imported from generated operations, without types and without options of which only the key is used. */
function importedValues(text: string): string[] {
  const code = withoutComments(text)
  const body = code.replace(IMPORT, '').replace(KEY, '')
  return [...code.matchAll(IMPORT)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => name.split(/\s+as\s+/)[0] ?? name)
      .filter((name) => !name.endsWith('Query') || new RegExp(`\\b${name}\\b`).test(body)),
  )
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
}
