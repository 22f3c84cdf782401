/** A form field: text, or a file's bytes; a list if it was sent more than once. */
type FormField = string | Uint8Array | FormField[]

/** A form as sent. */
export type Form = Readonly<Record<string, FormField>>

async function readField(value: string | File): Promise<string | Uint8Array> {
  return typeof value === 'string' ? value : value.bytes()
}

/**
 * Reads a `multipart/form-data` body with the platform's parser; undefined if it is malformed. Prism's own parser takes
 * most of a second for 5 MB.
 */
export async function readForm(contentType: string, bytes: Buffer<ArrayBuffer>): Promise<Form | undefined> {
  try {
    const data = await new Response(bytes, { headers: { 'content-type': contentType } }).formData()
    const fields: [string, FormField][] = []
    for (const name of new Set(data.keys())) {
      const values = await Promise.all(data.getAll(name).map(readField))
      fields.push([name, values.length === 1 ? (values[0] ?? '') : values])
    }
    return Object.fromEntries(fields)
  } catch {
    return undefined
  }
}

/** A form as the document's schemas see it: a file counts as text, whatever its content. */
export function formAsJson(form: Form): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => [name, value instanceof Uint8Array ? '' : value]),
  )
}
