import { beforeAll, describe, expect, test } from 'vitest'
import { resources as english } from './en-US/all.ts'
import { i18n, loadTexts, startI18n, switchLanguage } from './i18n.ts'
import { resources as vietnamese } from './vi-VN/all.ts'

function textsOf(node: object, path = ''): [string, string][] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    const here = path === '' ? key : `${path}.${key}`
    return typeof value === 'object' && value !== null
      ? textsOf(value, here)
      : [[here, String(value)] as [string, string]]
  })
}

const variablesOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/gu)].map((match) => match[1]).sort()

describe('the two languages', () => {
  const en = new Map(textsOf(english))
  const vi = new Map(textsOf(vietnamese))

  test('have the same keys', () => {
    expect([...vi.keys()].sort()).toEqual([...en.keys()].sort())
  })

  test('have no empty text', () => {
    for (const [key, text] of [...en, ...vi]) expect(text.trim(), key).not.toBe('')
  })

  test('name the same variables', () => {
    for (const [key, text] of en) expect(variablesOf(vi.get(key) ?? ''), key).toEqual(variablesOf(text))
  })

  test('are composed letters (NFC), as fonts and search expect', () => {
    for (const [key, text] of vi) expect(text, key).toBe(text.normalize('NFC'))
  })
})

describe('i18n', () => {
  beforeAll(() => startI18n('en-US'))

  test('says the first page before anything else, and the rest of its namespaces with what comes later', async () => {
    expect(i18n.t('login')).toBe('Login')
    expect(i18n.exists('cancel')).toBe(false)
    await loadTexts()
    expect(i18n.t('cancel')).toBe('Cancel')
    expect(i18n.t('login')).toBe('Login')
  })

  test('holds the key that the specification names in full', () => {
    expect(i18n.t('msg:msg.versionUpdate')).toBe('Your app is not the latest version, update now?')
  })

  test('fills in the variables of a text', () => {
    expect(i18n.t('home', { product: 'Tumpak' })).toBe('Tumpak, to the games')
    expect(i18n.t('errors:alphanumeric', { min: 6, max: 13 })).toBe(
      'Please enter 6-13 alphanumeric without special character.',
    )
  })

  test('loads a language when it is first needed, and the last of quick switches wins', async () => {
    expect(i18n.hasResourceBundle('vi-VN', 'common')).toBe(false)
    const done = await Promise.all([switchLanguage('vi-VN'), switchLanguage('en-US'), switchLanguage('vi-VN')])
    expect(i18n.language).toBe('vi-VN')
    expect(done.at(-1)).toBe(true)
    expect(i18n.t('login')).toBe('Đăng nhập')
    expect(i18n.t('cancel')).toBe('Hủy')
    await switchLanguage('en-US')
    expect(i18n.t('login')).toBe('Login')
  })

  test('loads the texts of a screen with it, and those of another language when it switches', async () => {
    expect(i18n.hasResourceBundle('en-US', 'wallet')).toBe(false)
    await loadTexts('wallet')
    expect(i18n.hasResourceBundle('en-US', 'wallet')).toBe(true)
    await switchLanguage('vi-VN')
    expect(i18n.hasResourceBundle('vi-VN', 'wallet')).toBe(true)
    expect(i18n.hasResourceBundle('vi-VN', 'inbox')).toBe(false)
    await switchLanguage('en-US')
  })
})
