import { cpSync, existsSync, readdirSync } from 'node:fs'
import { inRoot } from '../root.ts'
import { Files, type Added } from './files.ts'

/** Adds a language: a copy of the English texts, its name, and its texts outside the app. */
export function addLanguage(code: string, name: string): Added {
  if (!/^[a-z]{2,3}-[A-Z]{2}$/.test(code)) throw new Error(`${code}: a language is a code such as fil-PH.`)
  const folder = `src/i18n/locales/${code}`
  if (existsSync(inRoot(folder))) throw new Error(`${folder} exists already.`)
  const files = new Files()
  cpSync(inRoot('src/i18n/locales/en-US'), inRoot(folder), { recursive: true })
  files.insertAfterLast('src/i18n/languages.ts', /^ {2}'[\w-]+': '.*',$/, `  '${code}': '${name}',`)
  files.change('public/boot.js', (text) =>
    text.replace(
      /^( {4}'en-US': (\[.*\])),$/m,
      (_, english: string, texts: string) => `${english},\n    '${code}': ${texts},`,
    ),
  )
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
    files: [...files.list(), `${folder}: ${String(readdirSync(inRoot(folder)).length)} files`],
    left: [
      `Translate ${folder}: tests/architecture/texts.test.ts names what is still English.`,
      `Translate its lines in public/boot.js and src/offline/offline.html.`,
      `The mock answers in English until messages in x-codes and mocks/messages have ${code}; so do the gallery and brand texts.`,
      'npm run screens -- --viewports all: texts of another length break other lines.',
    ],
  }
}
