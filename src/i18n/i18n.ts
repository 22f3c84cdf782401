import { createInstance, type ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { withinTime } from '#src/lib/within-time.ts'
import { CRITICAL } from './critical.ts'
import { DEFAULT_LANGUAGE, type Language } from './languages.ts'
import type { Namespace } from './namespaces.ts'

/** The texts in use. `i18n.t` for code outside React, `useTranslation` within it. */
export const i18n = createInstance()

const FILES = import.meta.glob<ResourceKey>('./locales/*/*.json', { import: 'default' })

/** Every requested namespace: a language switch loads them too. */
const requested = new Set<Namespace>(CRITICAL)

/** The current language, and the target of the last switch. */
let shown = DEFAULT_LANGUAGE
let wanted = DEFAULT_LANGUAGE

// i18next has no store before `init`, and routes load texts earlier.
let setStarted: () => void
const started = new Promise<void>((resolve) => {
  setStarted = resolve
})

async function load(language: Language, namespace: Namespace): Promise<ResourceKey> {
  const file = FILES[`./locales/${language}/${namespace}.json`]
  if (!file) throw new Error(`No texts ${language}/${namespace}`)
  return withinTime(file())
}

function reportMissing(languages: readonly string[], namespace: string, key: string): void {
  reportError(new Error(`No text ${namespace}:${key} in ${languages.join(', ')}`))
}

/**
 * Loads the first language and starts `i18n`; awaited before the first render. Rejects if the texts fail to load, which
 * the chunk-load policy handles.
 */
export async function startI18n(language: Language): Promise<void> {
  shown = language
  wanted = language
  const texts = await Promise.all(
    CRITICAL.map(async (namespace) => [namespace, await load(language, namespace)] as const),
  )
  await i18n.use(initReactI18next).init({
    lng: language,
    // A copy: i18next writes into the object that it is given.
    resources: { [language]: structuredClone(Object.fromEntries(texts)) },
    ns: CRITICAL,
    defaultNS: 'common',
    fallbackLng: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    // In development, unit tests and e2e builds a missing text is a page error, which fails e2e tests.
    ...(import.meta.env.MODE !== 'production' && { saveMissing: true, missingKeyHandler: reportMissing }),
  })
  setStarted()
}

async function addTexts(language: Language, namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all(
    namespaces.map(async (namespace) => {
      const [texts] = await Promise.all([load(language, namespace), started])
      if (!i18n.hasResourceBundle(language, namespace)) i18n.addResourceBundle(language, namespace, texts)
    }),
  )
}

/**
 * Loads more namespaces; a route's loader, or the code that loads an overlay, awaits it. Rejects on failure; the next
 * call tries again.
 */
export async function loadTexts(...namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) requested.add(namespace)
  await addTexts(shown, namespaces)
}

function lackingIn(language: Language): Namespace[] {
  return [...requested].filter((namespace) => !i18n.hasResourceBundle(language, namespace))
}

/**
 * Loads a language and switches to it; the current texts stay on screen until then. The last of several quick switches
 * wins. Rejects, leaving the language unchanged, if loading fails.
 * @returns whether the language changed: false if a later switch replaced this one
 */
export async function switchLanguage(language: Language): Promise<boolean> {
  wanted = language
  try {
    await started
    // Screens that open meanwhile may load more namespaces.
    for (let lacking = lackingIn(language); lacking.length > 0; lacking = lackingIn(language)) {
      await addTexts(language, lacking)
      if (wanted !== language) return false
    }
    if (wanted !== language) return false
    shown = language
    await i18n.changeLanguage(language)
    return true
  } catch (error) {
    if (wanted === language) wanted = shown
    throw error
  }
}
