/** How the two wallets of section 3 of the specification write themselves. */
const NAMES: Readonly<Record<string, string>> = { gcash: 'GCash', maya: 'Maya' }

/** A bank's name for people; one that an operator has added is called by its code, and none is a dash. */
export function bankName(code: string): string {
  return Object.hasOwn(NAMES, code) ? (NAMES[code] ?? code) : code || '—'
}
