/** The names of the two wallets of `openapi/stated.yaml`. */
const NAMES: Readonly<Record<string, string>> = { gcash: 'GCash', maya: 'Maya' }

/** A bank's display name. An unknown code keeps its spelling, and gets a capital if it has none. */
export function bankName(code: string): string {
  if (code === '') return '—'
  if (Object.hasOwn(NAMES, code)) return NAMES[code] ?? code
  return /\p{Lu}/u.test(code) ? code : code.charAt(0).toUpperCase() + code.slice(1)
}
