import { readFileSync } from 'node:fs'
import { inRoot } from '../../root.ts'
import type { Language } from '../screen.ts'

/** A text of the app as a pattern for an accessible name; `{{values}}` match anything. Throws if there is no such text. */
export function readName(language: Language, key: string): RegExp {
  const [namespace = '', path = ''] = key.split(':')
  const file = `src/i18n/locales/${language}/${namespace}.json`
  let text: unknown = JSON.parse(readFileSync(inRoot(file), 'utf8'))
  for (const part of path.split('.')) text = (text as Record<string, unknown> | undefined)?.[part]
  if (typeof text !== 'string') throw new Error(`${file} has no text "${path}".`)
  return toPattern(text)
}

/** A text with `{values}` or `{{values}}` as a pattern for the whole of a name. */
export function toPattern(text: string): RegExp {
  const parts = text.split(/\{\{?\w+\}?\}/)
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('.+')}$`)
}
