/** How the two wallets of `openapi/stated.yaml` write themselves. */
const NAMES: Readonly<Record<string, string>> = { gcash: 'GCash', maya: 'Maya' }

/** A bank's name for people. A code that an operator has added keeps its spelling, with a capital if it has none. */
export function bankName(code: string): string {
  if (code === '') return '—'
  if (Object.hasOwn(NAMES, code)) return NAMES[code] ?? code
  return /\p{Lu}/u.test(code) ? code : code.charAt(0).toUpperCase() + code.slice(1)
}
