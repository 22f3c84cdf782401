/** Joins byte arrays into a new one. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** The bytes of an ASCII text. */
export function asciiBytes(text: string): number[] {
  return [...text].map((sign) => sign.charCodeAt(0))
}

/** Whether an ASCII text is at an offset. */
export function hasAscii(bytes: Uint8Array, text: string, at = 0): boolean {
  return asciiBytes(text).every((byte, index) => bytes[at + index] === byte)
}
