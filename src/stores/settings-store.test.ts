import { describe, expect, it, vi } from 'vitest'
import { createMemoryBackend } from '#src/platform/testing/memory-backend.ts'
import { createStorage } from '#src/platform/storage.ts'
import { SettingsStore, type SettingsEffects } from './settings-store.ts'

function setUp(entries = new Map<string, string>()) {
  const backend = createMemoryBackend(entries)
  const effects = {
    applyTheme: vi.fn<SettingsEffects['applyTheme']>(),
    applyLanguage: vi.fn<SettingsEffects['applyLanguage']>(),
  }
  const settings = new SettingsStore(createStorage({ backend: () => backend, now: () => 0 }), effects)
  return { backend, effects, settings }
}

describe('SettingsStore', () => {
  it('defaults to light, sound on, music off and English', () => {
    const { theme, isSound, isMusic, language } = setUp().settings
    expect({ theme, isSound, isMusic, language }).toEqual({
      theme: 'light',
      isSound: true,
      isMusic: false,
      language: 'en-US',
    })
  })

  it('keeps every choice without expiry', () => {
    const { backend, settings } = setUp()
    settings.toggleTheme()
    settings.setSound(false)
    settings.setMusic(true)
    settings.setLanguage('vi-VN')
    settings.setReminderMinutes(30)
    expect(Object.fromEntries(backend.entries)).toEqual({
      TUMPAK_THEME: '{"value":"dark","expires":null}',
      TUMPAK_ISSOUND: '{"value":false,"expires":null}',
      TUMPAK_ISMUSIC: '{"value":true,"expires":null}',
      TUMPAK_LANGUAGE: '{"value":"vi-VN","expires":null}',
      TUMPAK_REMINDERMINUTES: '{"value":30,"expires":null}',
    })
    const again = setUp(backend.entries).settings
    expect([again.theme, again.isSound, again.isMusic, again.language]).toEqual(['dark', false, true, 'vi-VN'])
  })

  it('applies theme and language to the page', () => {
    const { effects, settings } = setUp()
    settings.setTheme('dark')
    settings.setLanguage('vi-VN')
    expect(effects.applyTheme).toHaveBeenCalledExactlyOnceWith('dark')
    expect(effects.applyLanguage).toHaveBeenCalledExactlyOnceWith('vi-VN')
  })

  it('uses the default for an invalid stored setting', () => {
    const entries = new Map([
      ['TUMPAK_THEME', '{"value":"blue","expires":null}'],
      ['TUMPAK_LANGUAGE', '{"value":"fr-FR","expires":null}'],
      ['TUMPAK_ISSOUND', '{"value":"no","expires":null}'],
      ['TUMPAK_REMINDERMINUTES', '{"value":1,"expires":null}'],
    ])
    const { settings } = setUp(entries)
    expect([settings.theme, settings.language, settings.isSound, settings.reminderMinutes]).toEqual([
      'light',
      'en-US',
      true,
      0,
    ])
  })
})
