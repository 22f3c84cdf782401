import type { Language } from '../languages.ts'

/** A locale file, or an object within one. */
type Texts = { readonly [key: string]: string | Texts }

const FILES = import.meta.glob<Texts>('../locales/*/*.json', { eager: true, import: 'default' })

function flatten(texts: Texts, prefix: string): (readonly [string, string])[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as const] : flatten(value, `${prefix}${key}.`),
  )
}

/** Every text of a language by `namespace:key`, with dots in keys of nested objects. */
export function readTexts(language: Language): ReadonlyMap<string, string> {
  const files = Object.entries(FILES).filter(([path]) => path.startsWith(`../locales/${language}/`))
  return new Map(files.flatMap(([path, texts]) => flatten(texts, `${path.replace(/^.*\/|\.json$/gu, '')}:`)))
}
