import type { Json } from '@tumpak/contract-kit/json.ts'

/** The offset of the zone that days are in (`x-zone`: `+08:00`), in minutes; undefined if the document names none. */
export function readZoneOffset(root: Json): number | undefined {
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)$/.exec(String(root['x-zone'] ?? '')) ?? []
  return hours === undefined ? undefined : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}
