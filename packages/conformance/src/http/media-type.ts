/** A media type without its parameters, in lower case. */
export function mediaType(header: string): string {
  return (header.split(';')[0] ?? '').trim().toLowerCase()
}

/** Whether a documented type or range, such as `image/*`, includes a type. */
export function includesType(range: string, type: string): boolean {
  return range === type || range === '*/*' || (range.endsWith('/*') && type.startsWith(range.slice(0, -1)))
}

/** Whether a type is one JSON value. Streams of several, such as ndjson, are not. */
export function isJsonType(type: string): boolean {
  return /(^|[/+.-])json$/.test(mediaType(type)) && !isJsonLines(type)
}

/** Whether a type is a stream of JSON values, one per line. */
export function isJsonLines(type: string): boolean {
  return /ndjson|jsonl|json-?lines|json-seq|stream\+json/.test(mediaType(type))
}
