/** A JSON object of a document or of an answer, before anything is known of it. */
export interface Json {
  [name: string]: unknown
}

/** Whether a value is a JSON object (not null, not an array). */
export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The strings of a value that should be an array of them. */
export function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

/** A string, or undefined where it is something else. */
export function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** One step of a JSON pointer as RFC 6901 escapes it. */
export function escapeStep(step: string | number): string {
  return String(step).replaceAll('~', '~0').replaceAll('/', '~1')
}

/** The steps of a JSON pointer, unescaped. `''` has none. */
export function stepsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** What stands at a JSON pointer; undefined where nothing does. */
export function at(root: unknown, pointer: string): unknown {
  let value = root
  for (const step of stepsOf(pointer)) {
    if (Array.isArray(value)) value = value[Number(step)]
    else if (isJson(value)) value = Object.hasOwn(value, step) ? value[step] : undefined
    else return undefined
  }
  return value
}

/** A copy of a value with something else at a pointer; objects on the way are made where they are missing. */
export function withAt(root: unknown, pointer: string, put: unknown): unknown {
  const [step, ...rest] = stepsOf(pointer)
  if (step === undefined) return put
  const deeper = rest.map((one) => `/${escapeStep(one)}`).join('')
  if (Array.isArray(root))
    return root.map((item: unknown, i) => (String(i) === step ? withAt(item, deeper, put) : item))
  const own = isJson(root) ? root : {}
  return { ...own, [step]: withAt(own[step], deeper, put) }
}

/** A copy of a value without what stands at a pointer. */
export function withoutAt(root: unknown, pointer: string): unknown {
  const steps = stepsOf(pointer)
  const last = steps.pop()
  if (last === undefined) return undefined
  const parentPointer = steps.map((one) => `/${escapeStep(one)}`).join('')
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
