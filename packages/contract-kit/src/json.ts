/** A JSON object from a document or a response, before it is narrowed to a type. */
export interface Json {
  [name: string]: unknown
}

/** Whether a value is a JSON object (not null, not an array). */
export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the strings in a list; [] if the value is not a list. */
export function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

/** Returns a string unchanged, and undefined for anything else. */
export function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** Escapes one step of a JSON pointer (RFC 6901). Most need nothing, and this runs for each part that is read. */
export function escapeStep(step: string | number): string {
  const words = String(step)
  return /[~/]/.test(words) ? words.replaceAll('~', '~0').replaceAll('/', '~1') : words
}

/** Unescapes one step of a JSON pointer (RFC 6901). */
export function unescapeStep(step: string): string {
  return step.includes('~') ? step.replaceAll('~1', '/').replaceAll('~0', '~') : step
}

/** Splits a JSON pointer into unescaped steps; `''` has none. */
export function parsePointer(pointer: string): string[] {
  return pointer.split('/').slice(1).map(unescapeStep)
}

/** Returns the value at a JSON pointer; undefined if missing. */
export function at(root: unknown, pointer: string): unknown {
  return atSteps(root, parsePointer(pointer))
}

/** Returns the value at the unescaped steps of a JSON pointer; undefined if missing. */
export function atSteps(root: unknown, steps: readonly (string | number)[]): unknown {
  let value = root
  for (const step of steps) {
    if (Array.isArray(value)) value = value[Number(step)]
    else if (isJson(value)) value = Object.hasOwn(value, step) ? value[step] : undefined
    else return undefined
  }
  return value
}

/** Returns a copy with another value at the pointer; creates missing objects on the way. */
export function withAt(root: unknown, pointer: string, put: unknown): unknown {
  const [step, ...rest] = parsePointer(pointer)
  if (step === undefined) return put
  const deeper = rest.map((step) => `/${escapeStep(step)}`).join('')
  if (Array.isArray(root))
    return root.map((item: unknown, i) => (String(i) === step ? withAt(item, deeper, put) : item))
  const own = isJson(root) ? root : {}
  return { ...own, [step]: withAt(own[step], deeper, put) }
}

/** Returns a copy without the value at the pointer. */
export function withoutAt(root: unknown, pointer: string): unknown {
  const steps = parsePointer(pointer)
  const last = steps.pop()
  if (last === undefined) return undefined
  const parentPointer = steps.map((step) => `/${escapeStep(step)}`).join('')
  const parent = at(root, parentPointer)
  if (Array.isArray(parent)) {
    return withAt(
      root,
      parentPointer,
      parent.filter((_, i) => String(i) !== last),
    )
  }
  if (!isJson(parent)) return root
  const { [last]: _, ...others } = parent
  return withAt(root, parentPointer, others)
}
