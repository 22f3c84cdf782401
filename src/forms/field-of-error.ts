import { toApiError } from '#src/api/api-error.ts'

/** The `x-codes` of one operation: `CODES.loginUser` of `generated/http/codes.ts`. */
export type OperationCodes = Readonly<Record<string, { readonly code: number; readonly field?: string | null }>>

/** The field that the `x-codes` name for an error; undefined for none. */
export function fieldOfError(error: unknown, codes: OperationCodes): string | undefined {
  const { code } = toApiError(error)
  return Object.values(codes).find((entry) => entry.code === code)?.field ?? undefined
}
