import { readdirSync, readFileSync } from 'node:fs'
import { LANGUAGE_NAMES } from '../../src/i18n/languages.ts'
import { inRoot } from '../root.ts'
import { addEntry, readEntry } from './edit-code.ts'
import { Files, toQuoted, type Added } from './files.ts'

/** Adds a language: a copy of the English texts, its name, and its texts outside the app. */
export function addLanguage(code: string, name: string): Added {
  assertCode(code)
  assertName(name)
  const folder = `src/i18n/locales/${code}`
  const files = new Files()
  for (const file of readdirSync(inRoot('src/i18n/locales/en-US')))
    files.create(`${folder}/${file}`, readFileSync(inRoot('src/i18n/locales/en-US', file), 'utf8'))
  files.change('src/i18n/languages.ts', (text) => addEntry(text, 'LANGUAGE_NAMES', `  '${code}': ${toQuoted(name)}`))
  files.change('public/boot.js', (text) => {
    const english = readEntry(text, 'FAILED', 'en-US')
    return addEntry(text, 'FAILED', `    '${code}': ${english}`, (entry) => entry.endsWith(english))
  })
  files.change('src/offline/offline.html', (text) =>
    text.replace(
      /( {6}<main class="offline" lang=")en-US("[\s\S]*?<\/main>\n)/,
      (english, start: string, rest: string) => `${english}${start}${code}${rest}`,
    ),
  )
  files.change('src/offline/offline.css', (text) =>
    text.replace(/^html:lang\(en-US\)/m, (english) => `html:lang(${code}) .offline:not(:lang(${code})),\n${english}`),
  )
  return {
    files,
    left: [
      `Translate ${folder}: tests/architecture/texts.test.ts names what is still English.`,
      `Translate its lines in public/boot.js and src/offline/offline.html.`,
      `The mock answers in English until messages in x-codes and mocks/messages have ${code}; so do the gallery and brand texts.`,
      'npm run screens -- --viewports all: texts of another length break other lines.',
    ],
  }
}

function assertCode(code: string): void {
  const [, language = '', region = ''] = /^([a-z]{2,3})-([A-Z]{2})$/.exec(code) ?? []
  if (language === '') throw new Error(`"${code}": a language is a code such as fil-PH.`)
  if (code in LANGUAGE_NAMES) throw new Error(`There is a language ${code} already.`)
  const isKnown = (type: 'language' | 'region', part: string): boolean =>
    new Intl.DisplayNames('en', { type, fallback: 'none' }).of(part) !== undefined
  if (!isKnown('language', language)) throw new Error(`"${code}": nobody knows a language ${language}.`)
  if (!isKnown('region', region)) throw new Error(`"${code}": nobody knows a region ${region}.`)
}

function assertName(name: string): void {
  if (!/^\p{L}(?:[\p{L}\p{M} '’()-]*[^ ])?$/u.test(name))
    throw new Error(`"${name}": the name of a language has letters, spaces and ' ( ) - alone.`)
  const [other] = Object.entries(LANGUAGE_NAMES).find(([, used]) => used === name) ?? []
  if (other !== undefined) throw new Error(`${name} is the name of ${other} already.`)
}
