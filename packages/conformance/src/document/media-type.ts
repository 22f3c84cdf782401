/** Returns a media type without its parameters, in lower case. */
export function mediaType(header: string): string {
  return (header.split(';')[0] ?? '').trim().toLowerCase()
}

/** Whether a documented type or range, such as `image/*`, includes a media type. */
export function includesType(range: string, type: string): boolean {
  return range === type || range === '*/*' || (range.endsWith('/*') && type.startsWith(range.slice(0, -1)))
}

/** Whether a media type is a single JSON value. A stream of values, such as ndjson, is not. */
export function isJsonType(type: string): boolean {
  return /(^|[/+.-])json$/.test(mediaType(type)) && !isJsonLines(type)
}

/** Whether a media type is a form whose fields are written as in a query. */
export function isUrlEncoded(type: string): boolean {
  return mediaType(type) === 'application/x-www-form-urlencoded'
}

/** Whether a media type is a stream of JSON values, one per line. */
export function isJsonLines(type: string): boolean {
  return /ndjson|jsonl|json-?lines|json-seq|stream\+json/.test(mediaType(type))
}
