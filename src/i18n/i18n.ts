import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { withinTime } from '#src/lib/within-time.ts'
import { DEFAULT_LANGUAGE, type Language } from './languages.ts'
import { FIRST_TEXTS, LATER_TEXTS, REST_TEXTS, type LaterNamespace } from './loaders.ts'

/** The texts in use. `i18n.t` for code outside React, `useTranslation` within it. */
export const i18n = createInstance()

let wanted: Language | undefined

/** What a screen has asked for: another language loads it too. */
type Part = LaterNamespace | 'rest'
const asked = new Set<Part>()

/** Languages whose rest has been added to what the first page says. */
const completed = new Set<Language>()

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
  const { resources } = await withinTime(FIRST_TEXTS[language]())
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
 * Loads the texts of a screen, an overlay or a part of the page beside those of the first page: its own namespaces, if
 * it has any, and what the first ones say beyond the first page. A route's loader calls it, so that nothing is drawn
 * without words. At once when they are there. Rejects when they cannot be loaded.
 */
export function loadTexts(...namespaces: readonly LaterNamespace[]): Promise<void> {
  return loadParts([...namespaces, 'rest'])
}

/** The same for what the first page itself shows: its namespaces alone. */
export function loadFirstTexts(...namespaces: readonly LaterNamespace[]): Promise<void> {
  return loadParts(namespaces)
}

async function loadParts(parts: readonly Part[]): Promise<void> {
  for (const part of parts) asked.add(part)
  const language = wanted ?? DEFAULT_LANGUAGE
  await addTexts(language, parts)
  // The player has switched meanwhile.
  if (wanted !== undefined && wanted !== language) await addTexts(wanted, parts)
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
    const [{ resources }] = await Promise.all([withinTime(FIRST_TEXTS[language]()), addTexts(language, [...asked])])
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

async function addTexts(language: Language, parts: readonly Part[]): Promise<void> {
  await Promise.all(parts.map((part) => (part === 'rest' ? addRest(language) : addNamespace(language, part))))
}

async function addNamespace(language: Language, namespace: LaterNamespace): Promise<void> {
  const loading = withinTime<Partial<Record<LaterNamespace, object>>>(LATER_TEXTS[language][namespace]())
  const [texts] = await Promise.all([loading, started])
  if (!i18n.hasResourceBundle(language, namespace)) i18n.addResourceBundle(language, namespace, texts[namespace])
}

async function addRest(language: Language): Promise<void> {
  const [{ rest }] = await Promise.all([withinTime(REST_TEXTS[language]()), started])
  if (completed.has(language)) return
  completed.add(language)
  // Beside what is there: i18next merges a namespace's keys.
  for (const [namespace, texts] of Object.entries(rest)) i18n.addResourceBundle(language, namespace, texts)
}
