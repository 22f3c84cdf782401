import type { Settings } from './settings.ts'

/** Settings of another operator, for tests: a value that differs from wrapper/settings.json in every field. */
export const EXAMPLE: Settings = {
  site: 'https://games.example.org',
  appId: 'org.example.fiesta2',
  name: `Lola's "Fiesta" & Co <1>`,
  version: '2.10',
  versionCode: 999_999_999,
  colors: { splash: '#001122', icon: '#334455', accent: '#AABBCC' },
  appleTeamId: 'A1B2C3D4E5',
  androidFingerprints: [
    Array.from({ length: 32 }, () => '0A').join(':'),
    Array.from({ length: 32 }, () => 'F9').join(':'),
  ],
}
