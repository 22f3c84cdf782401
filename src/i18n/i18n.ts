import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from './languages.ts'
import type { Resources, Translated } from './namespaces.ts'

/** The texts in use. `i18n.t` for code outside React, `useTranslation` within it. */
export const i18n = createInstance()

/** One chunk a language: only the one in use is loaded. */
const LOADERS: Record<Language, () => Promise<{ resources: Translated<Resources> }>> = {
  'en-US': () => import('./en-US/all.ts'),
  'vi-VN': () => import('./vi-VN/all.ts'),
}

let wanted: Language | undefined

/**
 * Loads the first language and makes `i18n` ready; awaited before the first render. Rejects when the chunk cannot be
 * loaded, which is for the chunk-load policy to answer.
 */
export async function startI18n(language: Language): Promise<void> {
  wanted = language
  const { resources } = await LOADERS[language]()
  await i18n.use(initReactI18next).init({
    lng: language,
    resources: { [language]: resources },
    ns: Object.keys(resources),
    defaultNS: 'common',
    fallbackLng: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
}

/**
 * Loads a language and switches to it. What is on screen stays until the new texts are there, so that nothing typed is
 * lost. Of several quick switches the last one wins. Rejects, leaving the language as it was, when loading fails.
 *
 * @returns whether this switch was carried out: false when a later one overtook it
 */
export async function switchLanguage(language: Language): Promise<boolean> {
  const before = wanted
  wanted = language
  try {
    const { resources } = await LOADERS[language]()
    if (wanted !== language) return false
    for (const [namespace, texts] of Object.entries(resources)) {
      i18n.addResourceBundle(language, namespace, texts)
    }
    await i18n.changeLanguage(language)
    return true
  } catch (error) {
    if (wanted === language) wanted = before
    throw error
  }
}
