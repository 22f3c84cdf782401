import { describe, expect, test } from 'vitest'
import { inRoot } from '../../scripts/root.ts'
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { readTexts } from '../../src/i18n/testing/read-texts.ts'
import { FAQS } from '../../mocks/data/faqs.ts'
import { isAskedFor, readAppSources, readSource } from './source-texts.ts'

/** Texts that may be the same in another language as in English: names, marks, and borrowed words. */
const SAME = [
  'account:uid',
  'account:vipLevel',
  'common:vip',
  'games:dealer',
  'games:sort.name',
  'games:topGames',
  'kyc:email',
  'menu:title',
  'search:sorts.name',
  'vip:level',
]

const english = readTexts('en-US')
const others = LANGUAGES.filter((language) => language !== 'en-US')
const sources = readAppSources(inRoot('src'))
const unused = [...english.keys()].filter((id) => {
  const [namespace = '', key = ''] = id.split(':')
  return !isAskedFor(sources, namespace, key)
})

describe('the texts', () => {
  test('are all used', () => {
    expect(unused).toEqual([])
  })

  test('keep a short beginning on the line of its word: e‑wallet, one‑time', () => {
    const breakable = [...english].filter(([, text]) => /\b(?:e|one)-\p{L}/iu.test(text))
    expect(breakable, 'Write U+2011, the hyphen at which no line ends').toEqual([])
  })

  test.each(others)('are translated in %s, except names and loanwords', (language) => {
    const same = listSame(language).filter((id) => !SAME.includes(id))
    expect(same, `Translate them in src/i18n/locales/${language}, or add a name or loanword to SAME`).toEqual([])
  })

  test('that may be the same in two languages are so in one at least', () => {
    const same = new Set(others.flatMap(listSame))
    expect(SAME.filter((id) => !same.has(id))).toEqual([])
  })
})

/** The texts with words that are the same as in English. */
function listSame(language: Language): string[] {
  const texts = readTexts(language)
  return [...english].flatMap(([id, text]) =>
    texts.get(id) === text && /\p{L}/u.test(text.replace(/\{\{\w+\}\}/gu, '')) ? [id] : [],
  )
}

describe('words in JSX', () => {
  test('do not exist: all visible text comes from the locale files', () => {
    expect(sources.length).toBeGreaterThan(200)
    expect(sources.flatMap(({ file, words }) => words.map((word) => `${file}: ${word}`))).toEqual([])
  })

  test.each([
    ['<p>Hello</p>', 'Hello'],
    ["<p>{'Hello'}</p>", 'Hello'],
    ['<p>{`Hello ${name}`}</p>', 'Hello'],
    ["<p>{isNew ? 'Hello' : t('again')}</p>", 'Hello'],
    ["<p>{isNew && 'Hello'}</p>", 'Hello'],
    ['<b aria-label="Hello" />', 'Hello'],
    ['<img alt="Hello" />', 'Hello'],
    ["<Field placeholder={'Hello'} />", 'Hello'],
    ['<Button title="Hello" />', 'Hello'],
    ['<Dialog closeLabel="Hello" />', 'Hello'],
  ])('are found in %s', (jsx, word) => {
    expect(readSource('planted.tsx', `export const planted = ${jsx}`).words).toEqual([word])
  })

  test.each(["<p>{t('hello')}</p>", '<p>₱ 1,000 – {total}</p>', '<b className="hello" data-scheme="night" alt="" />'])(
    'are not mistaken in %s',
    (jsx) => expect(readSource('planted.tsx', `export const planted = ${jsx}`).words).toEqual([]),
  )
})

describe('text usage', () => {
  const planted = readSource(
    'planted.tsx',
    "const { t } = useTranslation(['menu', 'errors']); t('title'); t('errors:offline')",
  )

  test('is found by key, and by namespace and key', () => {
    expect(isAskedFor([planted], 'menu', 'title')).toBe(true)
    expect(isAskedFor([planted], 'errors', 'offline')).toBe(true)
    expect(isAskedFor([planted], 'shell', 'title')).toBe(false)
    expect(isAskedFor([planted], 'menu', 'other')).toBe(false)
  })

  test('is found for concatenated keys and for plurals', () => {
    const source = readSource('planted.ts', 'const key = `status.${name}`; t(`errors:${code}`); t("found")')
    expect(isAskedFor([source], 'account', 'status.pending')).toBe(true)
    expect(isAskedFor([source], 'errors', 'offline')).toBe(false)
    expect(isAskedFor([source], 'support', 'found_other')).toBe(true)
  })
})

test.each([
  ['en-US', english, /\btap ([A-Z][^.,]*)/gu],
  ['vi-VN', readTexts('vi-VN'), /\bchạm (?:vào )?(\p{Lu}[^.,]*)/gu],
] as const)('the directions in the FAQ in %s name what the screens show', (language, texts, directions) => {
  const labels = new Set(texts.values())
  const named = FAQS.flatMap(({ text }) => [...text[language].answer.matchAll(directions)].map(([, label]) => label))
  expect(named).not.toEqual([])
  expect(named.filter((label) => label === undefined || !labels.has(label))).toEqual([])
  expect(named).toContain(texts.get('account:kyc'))
})
