function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** The envelope of every response (`x-envelope` in `openapi/openapi.yaml`). */
export interface Envelope {
  success: boolean
  /** NaN if missing. */
  code: number
  /** '' if there is nothing to show. */
  msg: string
  data: unknown
}

/**
 * Reads a response's body as an envelope; null if it is none. Only `success` is required: servers differ in `msg`,
 * `code` and `data`, and extra fields are ignored. `data` is never undefined, which the query cache would reject.
 */
export function readEnvelope(body: string): Envelope | null {
  const parsed = parseJson(body)
  if (typeof parsed !== 'object' || parsed === null || !('success' in parsed)) return null
  if (typeof parsed.success !== 'boolean') return null
  const { code, msg, data } = parsed as { code?: unknown; msg?: unknown; data?: unknown }
  return {
    success: parsed.success,
    code: typeof code === 'number' || typeof code === 'string' ? Number(code) : Number.NaN,
    msg: typeof msg === 'string' ? msg.trim() : '',
    data: data ?? null,
  }
}
