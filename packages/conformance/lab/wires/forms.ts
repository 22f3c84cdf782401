/** A part of a form. */
interface FormPart {
  name: string
  isFile: boolean
  /** Its content type; text/plain if it names none. */
  type: string
  text: string
}

/** Reads a form in parts. */
export function readMultipart(contentType: string, bytes: Buffer): FormPart[] {
  const boundary = /boundary=(\S+)/.exec(contentType)?.[1] ?? ''
  const parts = bytes.toString('latin1').split(`--${boundary}`).slice(1, -1)
  return parts.map((part) => {
    const end = part.indexOf('\r\n\r\n')
    const head = part.slice(0, end)
    return {
      name: /name="([^"]*)"/.exec(head)?.[1] ?? '',
      isFile: head.includes('filename='),
      type: /content-type: *([^\s;]+)/i.exec(head)?.[1] ?? 'text/plain',
      text: Buffer.from(part.slice(end + 4, -2), 'latin1').toString(),
    }
  })
}

/** Reads a URL-encoded form. */
export function readPairs(bytes: Buffer): [string, string][] {
  return [...new URLSearchParams(bytes.toString())]
}
