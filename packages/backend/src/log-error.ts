/** Writes an error to the log without its fields: those of a database's error have a row's values, such as hashes. */
export function logError(error: unknown): void {
  console.error(describeError(error))
}

/** An error's stack, its code, and what caused it. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  const own = `${error.stack ?? error.message}${code === undefined ? '' : ` (${String(code)})`}`
  return cause === undefined ? own : `${own}\nCaused by: ${describeError(cause)}`
}
