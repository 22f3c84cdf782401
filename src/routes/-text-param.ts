/** A text in the address that fits the pattern, else undefined: what is longer or odd was not made by us. */
export function textParam(value: unknown, pattern: RegExp = /^[\w-]{1,32}$/u): string | undefined {
  return typeof value === 'string' && pattern.test(value) ? value : undefined
}
