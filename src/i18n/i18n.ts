import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { DEFAULT_LANGUAGE, type Language } from './languages.ts'
import { FIRST_TEXTS, LATER_TEXTS, type LaterNamespace } from './loaders.ts'

/** The texts in use. `i18n.t` for code outside React, `useTranslation` within it. */
export const i18n = createInstance()

let wanted: Language | undefined

/** Namespaces that a screen has asked for: another language loads them too. */
const asked = new Set<LaterNamespace>()

let setStarted: () => void
const started = new Promise<void>((resolve) => {
  setStarted = resolve
})

/**
 * Loads the first language and makes `i18n` ready; awaited before the first render. Rejects when the chunk cannot be
 * loaded, which is for the chunk-load policy to answer.
 */
export async function startI18n(language: Language): Promise<void> {
  wanted = language
  const { resources } = await FIRST_TEXTS[language]()
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
  setStarted()
}

/**
 * Loads the texts of a screen beside those that are always there; a route's loader calls it, so that nothing is drawn
 * without words. At once when they are there. Rejects when they cannot be loaded.
 */
export async function loadTexts(...namespaces: readonly LaterNamespace[]): Promise<void> {
  for (const namespace of namespaces) asked.add(namespace)
  const language = wanted ?? DEFAULT_LANGUAGE
  await addTexts(language, namespaces)
  // The player has switched meanwhile.
  if (wanted !== undefined && wanted !== language) await addTexts(wanted, namespaces)
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
    const [{ resources }] = await Promise.all([FIRST_TEXTS[language](), addTexts(language, [...asked])])
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

async function addTexts(language: Language, namespaces: readonly LaterNamespace[]): Promise<void> {
  await Promise.all(
    namespaces.map(async (namespace) => {
      const loading = LATER_TEXTS[language][namespace]()
      const [texts] = await Promise.all([loading, started])
      if (!i18n.hasResourceBundle(language, namespace)) i18n.addResourceBundle(language, namespace, texts)
    }),
  )
}
