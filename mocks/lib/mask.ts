/** An account or mobile number of fewer characters shows only its last one. */
const MIN_ACCOUNT = 10
/** An identity document's number of fewer characters shows only its last one. */
const MIN_ID_NUMBER = 8

// The rules of `x-masks` in openapi/openapi.yaml. An empty text stays empty.

/** A wallet's account or a mobile number with its middle masked: 917****567. */
export function maskAccount(account: string): string {
  const characters = [...account]
  if (characters.length < MIN_ACCOUNT) return account === '' ? '' : `****${characters.at(-1)}`
  return `${characters.slice(0, 3).join('')}****${characters.slice(-3).join('')}`
}

/** A name masked to the first letter of each word. */
export function maskName(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  return words.map((word) => `${[...word][0]}***`).join(' ')
}

/** The last four characters of a document's number after asterisks. */
export function maskIdNumber(idNumber: string): string {
  return idNumber === '' ? '' : `****${idNumber.slice(idNumber.length < MIN_ID_NUMBER ? -1 : -4)}`
}
