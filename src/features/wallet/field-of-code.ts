import { CODES } from '#generated/http/codes.ts'

/** The field that a refusal belongs to, as the document says for this call and code; undefined for any other. */
export function fieldOfCode(call: keyof typeof CODES, code: number | undefined): string | undefined {
  const known: readonly { readonly code: number; readonly field?: string | null }[] = Object.values(CODES[call])
  return known.find((entry) => entry.code === code)?.field ?? undefined
}
