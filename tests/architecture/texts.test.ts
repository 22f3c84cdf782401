import { describe, expect, test } from 'vitest'
import { inRoot } from '../../scripts/root.ts'
import { resources as english } from '../../src/i18n/en-US/all.ts'
import { resources as vietnamese } from '../../src/i18n/vi-VN/all.ts'
import { FAQS } from '../../mocks/data/faqs.ts'
import { ASKED_FOR_LATER } from './asked-for-later.ts'
import { isAskedFor, readAppSources, readSource } from './source-texts.ts'

/** The same in both languages, and rightly so: names, marks, and words that Vietnamese has borrowed. */
const SAME_IN_BOTH = [
  'account:uid',
  'account:vipLevel',
  'common:languageEn',
  'common:languageVi',
  'common:vip',
  'kyc:email',
  'menu:title',
]

const LATER = Object.values(ASKED_FOR_LATER).flat()

const isLater = (id: string) => LATER.includes(id) || LATER.includes(id.replace(/:.*/u, ':*'))

function flat(node: object, path = ''): [string, string][] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    const here = path === '' ? key : `${path}.${key}`
    return typeof value === 'object' && value !== null ? flat(value, here) : [[here, String(value)] as [string, string]]
  })
}

const sources = readAppSources(inRoot('src'))
const keys: { namespace: string; key: string; id: string; text: string }[] = Object.entries(english).flatMap(
  ([namespace, texts]) => flat(texts).map(([key, text]) => ({ namespace, key, id: `${namespace}:${key}`, text })),
)
const unasked: string[] = keys.filter(({ namespace, key }) => !isAskedFor(sources, namespace, key)).map(({ id }) => id)

describe('the texts', () => {
  test('are all asked for somewhere, less those whose screens come later', () => {
    expect(unasked.filter((id) => !isLater(id))).toEqual([])
  })

  test('that wait for their screens are there, and nobody asks for them yet', () => {
    expect(LATER.filter((line) => !unasked.some((id) => id === line || id.replace(/:.*/u, ':*') === line))).toEqual([])
  })

  test('differ between the languages, less names and borrowed words', () => {
    const vi = new Map<string, string>(
      Object.entries(vietnamese).flatMap(([ns, texts]) =>
        flat(texts).map(([key, text]) => [`${ns}:${key}`, text] as const),
      ),
    )
    const same = keys.filter(({ id, text }) => vi.get(id) === text && /\p{L}/u.test(text.replace(/\{\{\w+\}\}/gu, '')))
    expect(same.map(({ id }) => id).sort()).toEqual(SAME_IN_BOTH.toSorted())
  })
})

describe('words in JSX', () => {
  test('are none: what a player reads comes from the texts', () => {
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

describe('who asks for a text', () => {
  const planted = readSource(
    'planted.tsx',
    "const { t } = useTranslation(['menu', 'errors']); t('title'); t('errors:offline')",
  )

  test('is found by key and by namespace and key', () => {
    expect(isAskedFor([planted], 'menu', 'title')).toBe(true)
    expect(isAskedFor([planted], 'errors', 'offline')).toBe(true)
    expect(isAskedFor([planted], 'shell', 'title')).toBe(false)
    expect(isAskedFor([planted], 'menu', 'other')).toBe(false)
  })

  test('is found for keys put together, and for plurals', () => {
    const source = readSource('planted.ts', 'const key = `status.${name}`; t(`errors:${code}`); t("found")')
    expect(isAskedFor([source], 'account', 'status.pending')).toBe(true)
    expect(isAskedFor([source], 'errors', 'offline')).toBe(false)
    expect(isAskedFor([source], 'support', 'found_other')).toBe(true)
  })
})

test.each([
  ['en-US', english, /\btap ([A-Z][^.,]*)/gu],
  ['vi-VN', vietnamese, /\bchạm (\p{Lu}[^.,]*)/gu],
] as const)('the directions in the FAQ in %s name what the screens show', (language, texts, directions) => {
  const labels = new Set(flat(texts).map(([, text]) => text))
  const named = FAQS.flatMap(({ text }) => [...text[language].answer.matchAll(directions)].map(([, label]) => label))
  expect(named).not.toEqual([])
  expect(named.filter((label) => label === undefined || !labels.has(label))).toEqual([])
  expect(named).toContain(texts.account.kyc)
})
