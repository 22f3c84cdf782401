/** A source file: its path from the root, and its text. */
export type Source = { path: string; text: string }

/** What need not be used in src yet, and why. */
export type Waiver = { name: string; reason: string }

/** Files that may call the API (dependency-cruiser holds that no other one does). */
const QUERIES = /^src\/(queries\/.*|.*\.queries)\.tsx?$/
const TEST = /\.test\.tsx?$|\/testing\//

/**
 * Calls that the app makes: those whose generated function, hook or options a queries file imports.
 * A key, an address or a type alone is no use.
 * @param operationIds all calls of the document
 */
export function usedCalls(operationIds: string[], sources: Source[]): Set<string> {
  const imported = new Set(
    sources.filter(({ path }) => QUERIES.test(path) && !TEST.test(path)).flatMap(({ text }) => importedValues(text)),
  )
  return new Set(operationIds.filter((id) => functionsOf(id).some((name) => imported.has(name))))
}

/** Events whose name the app takes from a generated constant. */
const BY_CONSTANT: Record<string, string> = { ack: 'ACKNOWLEDGEMENT.event' }

/** Socket events that the app knows by name: those that stand as a text, or by constant, in a file of src which is no test. */
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

/** What neither is used nor waived, and every waiver that is not needed or says no reason. */
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

/** The generated functions of a call that reach the server. */
function functionsOf(operationId: string): string[] {
  const name = operationId.charAt(0).toUpperCase() + operationId.slice(1)
  const options = ['QueryOptions', 'SuspenseQueryOptions', 'InfiniteQueryOptions', 'MutationOptions'].map(
    (kind) => `get${name}${kind}`,
  )
  return [operationId, `use${name}`, `use${name}Suspense`, `use${name}Infinite`, ...options]
}

/** Names that a file imports from generated calls, types left out. */
function importedValues(text: string): string[] {
  const imports = withoutComments(text).matchAll(/import\s+\{([^}]*)\}\s+from\s+['"]#generated\/http\/[^'"]+['"]/g)
  return [...imports].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => name.split(/\s+as\s+/)[0] ?? name),
  )
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
}
