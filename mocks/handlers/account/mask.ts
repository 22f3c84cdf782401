/** The most asterisks behind a name's first letter, so that its length does not tell it. */
const MAX_STARS = 4

/** A mobile number with its middle hidden; empty where there is none. */
export function maskPhone(phone: string): string {
  return phone === '' ? '' : `${phone.slice(0, 3)}****${phone.slice(-3)}`
}

/** A name with only the first letter of each of its words. */
export function maskName(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  return words.map((word) => `${[...word][0] ?? ''}${'*'.repeat(Math.min(MAX_STARS, [...word].length - 1))}`).join(' ')
}

/** The last four characters of a paper's number behind asterisks; empty where there is none. */
export function maskIdNumber(idNumber: string): string {
  return idNumber === '' ? '' : `****${idNumber.slice(-4)}`
}
