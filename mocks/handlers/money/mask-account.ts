/** The visible characters at each end. */
const SHOWN = 3

/** A wallet's account with its middle masked (917****567); a short one shows only its last character. */
export function maskAccount(account: string): string {
  const characters = [...account]
  if (characters.length <= SHOWN * 2) return `****${characters.at(-1) ?? ''}`
  return `${characters.slice(0, SHOWN).join('')}****${characters.slice(-SHOWN).join('')}`
}
