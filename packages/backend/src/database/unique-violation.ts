/** The name of the unique key that a statement would have broken, if that is what its error says. */
export function getBrokenKey(error: unknown): string | undefined {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23505' ? (constraint ?? '') : undefined
}
