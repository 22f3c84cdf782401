/** How many characters show at each end. */
const SHOWN = 3

/** A wallet's account with its middle hidden (917****567); of a short one only the last character shows. */
export function maskAccount(account: string): string {
  const characters = [...account]
  if (characters.length <= SHOWN * 2) return `****${characters.at(-1) ?? ''}`
  return `${characters.slice(0, SHOWN).join('')}****${characters.slice(-SHOWN).join('')}`
}
