import type { Wallet } from '#generated/http/schemas/wallet.ts'

/** The names of the two wallets of `openapi/stated.yaml`. */
const NAMES: Readonly<Record<string, string>> = { gcash: 'GCash', maya: 'Maya' }

/** A bank's display name: the server's if it sends one. An unknown code keeps its spelling, and gets a capital if it has none. */
export function bankName(code: string, name?: string): string {
  if (name !== undefined && name !== '') return name
  if (code === '') return '—'
  if (Object.hasOwn(NAMES, code)) return NAMES[code] ?? code
  return /\p{Lu}/u.test(code) ? code : code.charAt(0).toUpperCase() + code.slice(1)
}

/** The name of a bank as a wallet's response has it; of the bound one by default. */
export function getBankName({ bank, names = [] }: Pick<Wallet, 'bank' | 'names'>, code = bank): string {
  return bankName(code, names.find((one) => one.code === code)?.name)
}
