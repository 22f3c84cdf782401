/** The envelope every answer comes in (section 3 of the specification). */
export interface Envelope {
  success: boolean
  /** NaN when the answer had none. */
  code: number
  /** '' when the player need not be told. */
  msg: string
  data: unknown
}

/**
 * Reads an answer's body as an envelope, or null when it is none. `success` alone decides what an envelope is; extra
 * fields are ignored and a missing `msg`, `code` or `data` is borne, since servers differ there. `data` is never
 * undefined, which the query cache would refuse.
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

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
