/** Joins class names and leaves out what is empty, so that a component can write `cx(base, active && on)`. */
export function cx(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
