/** The maximum of asterisks after a name's first letter, so that the mask hides the length. */
const MAX_STARS = 4

/** A mobile number with its middle masked; empty if there is none. */
export function maskPhone(phone: string): string {
  return phone === '' ? '' : `${phone.slice(0, 3)}****${phone.slice(-3)}`
}

/** A name masked to the first letter of each word. */
export function maskName(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  return words.map((word) => `${[...word][0] ?? ''}${'*'.repeat(Math.min(MAX_STARS, [...word].length - 1))}`).join(' ')
}

/** The last four characters of a document's number after asterisks; empty if there is none. */
export function maskIdNumber(idNumber: string): string {
  return idNumber === '' ? '' : `****${idNumber.slice(-4)}`
}
