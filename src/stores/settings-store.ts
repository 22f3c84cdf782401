import { makeAutoObservable } from 'mobx'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#src/i18n/languages.ts'
import type { AppStorage } from '#src/platform/storage.ts'
import { STORAGE_KEYS, type StorageKey } from '#src/platform/storage-keys.ts'

export type Theme = 'light' | 'dark'

/** The selectable minutes between two session reminders; 0 is off. */
export const REMINDER_MINUTES: readonly number[] = [0, 15, 30, 45, 60, 90, 120]

/** The effects of settings outside the store. Called on each change, and at start for stored settings. */
export interface SettingsEffects {
  applyTheme: (theme: Theme) => void
  applyLanguage: (language: Language) => void
}

/** The player's settings, stored without expiry. */
export class SettingsStore {
  theme: Theme
  isSound: boolean
  isMusic: boolean
  language: Language
  /** Minutes between two session reminders, 0 for none; on this device only. */
  reminderMinutes: number
  /** The minutes that the player has chosen and that are not moved to the account yet; undefined for none. */
  reminderToMove: number | undefined
  /** Whether the wallet's amounts are hidden. */
  areAmountsHidden: boolean
  /** Consent to send conversions to the operator's analytics; false by default. */
  isAnalyticsAllowed: boolean
  readonly #storage: AppStorage
  readonly #effects: SettingsEffects

  constructor(storage: AppStorage, effects: SettingsEffects) {
    this.#storage = storage
    this.#effects = effects
    this.theme = storage.get(STORAGE_KEYS.theme, readTheme) ?? 'light'
    this.isSound = storage.get(STORAGE_KEYS.isSound, readBoolean) ?? true
    this.isMusic = storage.get(STORAGE_KEYS.isMusic, readBoolean) ?? false
    this.language = storage.get(STORAGE_KEYS.language, readLanguage) ?? DEFAULT_LANGUAGE
    const minutes = storage.get(STORAGE_KEYS.reminderMinutes, readMinutes)
    this.reminderMinutes = minutes ?? 0
    this.reminderToMove = storage.get(STORAGE_KEYS.isReminderMoved, readBoolean) ? undefined : minutes
    this.areAmountsHidden = storage.get(STORAGE_KEYS.areAmountsHidden, readBoolean) ?? false
    this.isAnalyticsAllowed = storage.get(STORAGE_KEYS.isAnalyticsAllowed, readBoolean) ?? false
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

  setAmountsHidden(isHidden: boolean): void {
    this.areAmountsHidden = isHidden
    this.#keep(STORAGE_KEYS.areAmountsHidden, isHidden)
  }

  setAnalyticsAllowed(isAllowed: boolean): void {
    this.isAnalyticsAllowed = isAllowed
    this.#keep(STORAGE_KEYS.isAnalyticsAllowed, isAllowed)
  }

  /** Saves a language whose texts are loaded: call it after `switchLanguage` resolves with true. */
  setLanguage(language: Language): void {
    this.language = language
    this.#keep(STORAGE_KEYS.language, language)
    this.#effects.applyLanguage(language)
  }

  /**
   * Applies another tab's settings.
   * @returns its language if it changed: load its texts before {@link setLanguage}
   */
  follow(): Language | undefined {
    const read = this.#storage
    const theme = read.get(STORAGE_KEYS.theme, readTheme) ?? this.theme
    this.isSound = read.get(STORAGE_KEYS.isSound, readBoolean) ?? this.isSound
    this.isMusic = read.get(STORAGE_KEYS.isMusic, readBoolean) ?? this.isMusic
    if (theme !== this.theme) {
      this.theme = theme
      this.#effects.applyTheme(theme)
    }
    this.reminderMinutes = read.get(STORAGE_KEYS.reminderMinutes, readMinutes) ?? this.reminderMinutes
    this.isAnalyticsAllowed = read.get(STORAGE_KEYS.isAnalyticsAllowed, readBoolean) ?? this.isAnalyticsAllowed
    const language = read.get(STORAGE_KEYS.language, readLanguage)
    return language === this.language ? undefined : language
  }

  setReminderMinutes(minutes: number): void {
    this.reminderMinutes = minutes
    this.#keep(STORAGE_KEYS.reminderMinutes, minutes)
  }

  /** The reminder is the account's from now on. The device keeps its own for a server without that. */
  markReminderMoved(): void {
    this.reminderToMove = undefined
    this.#keep(STORAGE_KEYS.isReminderMoved, true)
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

function readMinutes(value: unknown): number | undefined {
  return REMINDER_MINUTES.find((minutes) => minutes === value)
}
