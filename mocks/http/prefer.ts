import type { Preferences } from './request-context.ts'

/** Reads `Prefer: code=…, example=…, dynamic=true`. Undefined if none of the three is present. */
export function readPrefer(header: string | undefined): Preferences | undefined {
  if (header === undefined) return undefined
  const wanted: Preferences = {}
  for (const part of header.split(/[,;]/)) {
    const [rawName = '', ...rest] = part.split('=')
    const value = rest
      .join('=')
      .trim()
      .replace(/^"(.*)"$/, '$1')
    const name = rawName.trim().toLowerCase()
    if (name === 'code' && /^\d{3}$/.test(value)) wanted.code = Number(value)
    if (name === 'example' && value !== '') wanted.example = value
    if (name === 'dynamic') wanted.dynamic = value === 'true'
  }
  return Object.keys(wanted).length > 0 ? wanted : undefined
}
