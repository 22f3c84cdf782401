/** The product's name unless the operator sets one. */
export const DEFAULT_PRODUCT_NAME = 'Tumpak'

/** The names of `VITE_FORMER_PRODUCT_NAMES`: `Fiesta, Maya` as a list. */
export function listNames(text = ''): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
}

/** The prefix of every key in local storage: a name in upper case. `public/boot.js` has the same rule. */
export function toStoragePrefix(name: string): string {
  return `${name.toUpperCase().replace(/[^A-Z0-9]+/g, '_')}_`
}
