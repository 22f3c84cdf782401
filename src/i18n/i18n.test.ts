import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as I18n from './i18n.ts'
import { LANGUAGES } from './languages.ts'
import { readTexts } from './testing/read-texts.ts'

const findVariables = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/gu)].map((match) => match[1]).sort()

describe('locale files', () => {
  const english = readTexts('en-US')

  it.each(LANGUAGES)('have the same keys in %s as in English', (language) => {
    expect(english.size).toBeGreaterThan(500)
    const keys = [...readTexts(language).keys()]
    expect(
      [...english.keys()].filter((key) => !keys.includes(key)),
      `missing in locales/${language}`,
    ).toEqual([])
    expect(
      keys.filter((key) => !english.has(key)),
      `missing in locales/en-US`,
    ).toEqual([])
  })

  it.each(LANGUAGES)('have no empty text in %s', (language) => {
    for (const [key, text] of readTexts(language)) expect(text.trim(), key).not.toBe('')
  })

  it.each(LANGUAGES)('name the same variables in %s as in English', (language) => {
    const texts = readTexts(language)
    for (const [key, text] of english) expect(findVariables(texts.get(key) ?? ''), key).toEqual(findVariables(text))
  })

  it.each(LANGUAGES)('have composed letters (NFC) in %s, as fonts and search expect', (language) => {
    for (const [key, text] of readTexts(language)) expect(text, key).toBe(text.normalize('NFC'))
  })

  it.each(['en-US', 'vi-VN'] as const)('write the percent sign without a space before it in %s', (language) => {
    for (const [key, text] of readTexts(language)) expect(text, key).not.toMatch(/\s%/u)
  })
})

describe('i18n', () => {
  let texts: typeof I18n
  const reportError = vi.fn<(error: Error) => void>()

  /** Makes a locale file fail to load, as without a network, until `reachable`. */
  const unreachable = (file: string) =>
    vi.doMock(`./locales/${file}.json`, () => {
      throw new Error('offline')
    })
  const reachable = (file: string) => vi.doUnmock(`./locales/${file}.json`)

  beforeEach(async () => {
    vi.resetModules()
    vi.stubGlobal('reportError', reportError.mockClear())
    texts = await import('./i18n.ts')
  })

  afterEach(() => {
    for (const file of ['en-US/wallet', 'vi-VN/common', 'vi-VN/wallet']) reachable(file)
  })

  it('holds the key that the specification names in full', async () => {
    await texts.startI18n('en-US')
    await texts.loadTexts('msg')
    expect(texts.i18n.t('msg:msg.versionUpdate')).toBe('Your app is not the latest version, update now?')
  })

  it('inserts variables', async () => {
    await texts.startI18n('en-US')
    expect(texts.i18n.t('home', { product: 'Tumpak' })).toBe('Tumpak home')
    expect(texts.i18n.t('errors:alphanumeric', { min: 6, max: 13 })).toBe(
      'Please enter 6-13 alphanumeric without special character.',
    )
  })

  it('has typed keys and variables', () => {
    const { t } = texts.i18n
    const typed = [
      () => t('errors:alphanumeric', { min: 6, max: 13 }),
      // @ts-expect-error: `max` is missing.
      () => t('errors:alphanumeric', { min: 6 }),
      // @ts-expect-error: there is no such key.
      () => t('errors:unheardOf'),
    ]
    expect(typed).toHaveLength(3)
  })

  it('starts in the chosen language, without the texts of other screens', async () => {
    await texts.startI18n('vi-VN')
    expect(texts.i18n.t('login')).toBe('Đăng nhập')
    expect(texts.i18n.hasResourceBundle('vi-VN', 'wallet')).toBe(false)
    expect(texts.i18n.hasResourceBundle('en-US', 'common')).toBe(false)
  })

  it('adds texts that were requested before the start', async () => {
    const loading = texts.loadTexts('wallet')
    await texts.startI18n('en-US')
    await loading
    expect(texts.i18n.hasResourceBundle('en-US', 'wallet')).toBe(true)
  })

  it('keeps its texts apart from the module of a locale file', async () => {
    const { default: file } = await import('./locales/en-US/common.json')
    await texts.startI18n('en-US')
    texts.i18n.addResource('en-US', 'common', 'identityStatus.pending', 'changed')
    texts.i18n.addResource('en-US', 'common', 'login', 'changed')
    expect(file).toMatchObject({ login: 'Login', identityStatus: { pending: 'In review' } })
  })

  it('reports a missing text', async () => {
    await texts.startI18n('en-US')
    texts.i18n.t('login')
    expect(reportError).not.toHaveBeenCalled()
    texts.i18n.t('wallet:deposit' as 'login')
    expect(reportError.mock.calls.map(([error]) => error.message)).toEqual(['No text wallet:deposit in en-US'])
  })

  it('rejects when texts cannot be loaded, and loads them the next time', async () => {
    await texts.startI18n('en-US')
    unreachable('en-US/wallet')
    await expect(texts.loadTexts('wallet')).rejects.toBeInstanceOf(Error)
    expect(texts.i18n.hasResourceBundle('en-US', 'wallet')).toBe(false)
    reachable('en-US/wallet')
    await texts.loadTexts('wallet')
    expect(texts.i18n.hasResourceBundle('en-US', 'wallet')).toBe(true)
  })

  describe('switchLanguage', () => {
    beforeEach(() => texts.startI18n('en-US'))

    it('loads every namespace that is in use, and no other', async () => {
      await texts.loadTexts('wallet')
      expect(await texts.switchLanguage('vi-VN')).toBe(true)
      expect(texts.i18n.t('login')).toBe('Đăng nhập')
      expect(texts.i18n.hasResourceBundle('vi-VN', 'wallet')).toBe(true)
      expect(texts.i18n.hasResourceBundle('vi-VN', 'inbox')).toBe(false)
    })

    it('lets the last of quick switches win', async () => {
      const { switchLanguage } = texts
      const done = await Promise.all([switchLanguage('vi-VN'), switchLanguage('en-US'), switchLanguage('vi-VN')])
      expect(texts.i18n.language).toBe('vi-VN')
      expect(done.at(-1)).toBe(true)
      const back = await Promise.all([switchLanguage('en-US'), switchLanguage('vi-VN'), switchLanguage('en-US')])
      expect(texts.i18n.language).toBe('en-US')
      expect(back.at(-1)).toBe(true)
      expect(texts.i18n.t('login')).toBe('Login')
    })

    it.each(['vi-VN/common', 'vi-VN/wallet'])('stays in the language when %s cannot be loaded', async (file) => {
      await texts.loadTexts('wallet')
      unreachable(file)
      await expect(texts.switchLanguage('vi-VN')).rejects.toBeInstanceOf(Error)
      expect(texts.i18n.language).toBe('en-US')
      expect(texts.i18n.t('login')).toBe('Login')
      // Later loads use the language that stayed.
      await texts.loadTexts('inbox')
      expect(texts.i18n.hasResourceBundle('en-US', 'inbox')).toBe(true)
      reachable(file)
      expect(await texts.switchLanguage('vi-VN')).toBe(true)
      expect(texts.i18n.t('login')).toBe('Đăng nhập')
    })

    it('has the texts of a screen that opens meanwhile, in the language before and after', async () => {
      const switching = texts.switchLanguage('vi-VN')
      await texts.loadTexts('wallet')
      expect(texts.i18n.hasResourceBundle('en-US', 'wallet')).toBe(true)
      await switching
      expect(texts.i18n.language).toBe('vi-VN')
      expect(texts.i18n.hasResourceBundle('vi-VN', 'wallet')).toBe(true)
    })
  })
})
