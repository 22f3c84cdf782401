/** A player's name as other players see it: its first and last letter. */
export function mask(name: string): string {
  return `${name.slice(0, 1)}***${name.slice(-1)}`
}
