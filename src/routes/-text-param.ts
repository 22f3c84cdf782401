/** A text in the address that fits the pattern, else undefined: what is longer or odd was not made by us. */
export function textParam(value: unknown, pattern: RegExp = /^[\w-]{1,32}$/u): string | undefined {
  return typeof value === 'string' && pattern.test(value) ? value : undefined
}

/** An order's number, as the documents have it. */
export const ORDER_NO = /^[A-Za-z0-9]{8,32}$/u
