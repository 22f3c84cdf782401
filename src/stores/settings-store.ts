import { makeAutoObservable } from 'mobx'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#src/i18n/languages.ts'
import type { AppStorage } from '#src/platform/storage.ts'
import { STORAGE_KEYS, type StorageKey } from '#src/platform/storage-keys.ts'

export type Theme = 'light' | 'dark'

/** What a setting does outside the store. Called on each change; start-up calls them for what was stored. */
export interface SettingsEffects {
  applyTheme: (theme: Theme) => void
  applyLanguage: (language: Language) => void
}

/** What the player set, kept on the device without expiry (section 4 of the specification). */
export class SettingsStore {
  theme: Theme
  isSound: boolean
  isMusic: boolean
  language: Language
  readonly #storage: AppStorage
  readonly #effects: SettingsEffects

  constructor(storage: AppStorage, effects: SettingsEffects) {
    this.#storage = storage
    this.#effects = effects
    this.theme = storage.get(STORAGE_KEYS.theme, readTheme) ?? 'light'
    this.isSound = storage.get(STORAGE_KEYS.isSound, readBoolean) ?? true
    this.isMusic = storage.get(STORAGE_KEYS.isMusic, readBoolean) ?? false
    this.language = storage.get(STORAGE_KEYS.language, readLanguage) ?? DEFAULT_LANGUAGE
    makeAutoObservable(this, {}, { autoBind: true })
  }

  setTheme(theme: Theme): void {
    this.theme = theme
    this.#keep(STORAGE_KEYS.theme, theme)
    this.#effects.applyTheme(theme)
  }

  toggleTheme(): void {
    this.setTheme(this.theme === 'light' ? 'dark' : 'light')
  }

  setSound(isOn: boolean): void {
    this.isSound = isOn
    this.#keep(STORAGE_KEYS.isSound, isOn)
  }

  setMusic(isOn: boolean): void {
    this.isMusic = isOn
    this.#keep(STORAGE_KEYS.isMusic, isOn)
  }

  /** Records a language whose texts are loaded already: call it once `switchLanguage` has said yes. */
  setLanguage(language: Language): void {
    this.language = language
    this.#keep(STORAGE_KEYS.language, language)
    this.#effects.applyLanguage(language)
  }

  #keep(key: StorageKey, value: unknown): void {
    this.#storage.set(key, value, null)
  }
}

function readTheme(value: unknown): Theme | undefined {
  return value === 'light' || value === 'dark' ? value : undefined
}

function readBoolean(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined
}

function readLanguage(value: unknown): Language | undefined {
  return isLanguage(value) ? value : undefined
}
