const DIGIT = /\p{Nd}/u

const isDigit = (codePoint: number) => DIGIT.test(String.fromCodePoint(codePoint))

/** Unicode keeps each script's ten digits together, from 0 to 9, so the value is the place in its run. */
function readDigit(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0
  let zero = codePoint
  while (isDigit(zero - 1)) zero -= 1
  return String((codePoint - zero) % 10)
}

/** Converts the decimal digits of any script, such as `١٢٣`, `१२३` and `１２３`, to 0-9; full-width signs to plain ones. */
export function toPlainDigits(text: string): string {
  return text.normalize('NFKC').replaceAll(/\p{Nd}/gu, readDigit)
}
