import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DEFAULT_PRODUCT_NAME } from '../../src/lib/product-names.ts'
import { parseEnv } from '../env.ts'
import { inRoot } from '../root.ts'
import { EXAMPLE } from './example-settings.ts'
import { parseSettings, readSettings, SETTINGS_FILE } from './settings.ts'

const shipped = readSettings(inRoot(SETTINGS_FILE))

/** The problems that are named for changed settings. */
function listProblems(change: object): string[] {
  try {
    parseSettings(JSON.stringify({ ...EXAMPLE, ...change }))
    return []
  } catch (error) {
    return String(error).split('\n  ').slice(1)
  }
}

describe('the settings of the wrapper', () => {
  it('are read as they are', () => {
    expect(parseSettings(JSON.stringify(EXAMPLE))).toEqual(EXAMPLE)
    expect(listProblems({ appleTeamId: '', androidFingerprints: [] })).toEqual([])
  })

  it.each([
    [{ site: 'http://play.example.com' }, 'site must be an https origin'],
    [{ site: 'https://play.example.com/' }, 'site must be an https origin'],
    [{ site: 'https://play.example.com/game' }, 'site must be an https origin'],
    [{ site: 'https://play.example.com:8443' }, 'site must be an https origin'],
    [{ site: 'https://me@play.example.com' }, 'site must be an https origin'],
    [{ site: 'https://Play.example.com' }, 'site must be an https origin'],
    [{ site: 'https://localhost' }, 'site must be an https origin'],
    [{ site: 'https://10.0.0.1' }, 'site must be an https origin'],
    [{ site: 'play.example.com' }, 'site must be an https origin'],
    [{ appId: 'tumpak' }, 'appId must be a reverse domain'],
    [{ appId: 'com.example.my-app' }, 'appId must be a reverse domain'],
    [{ appId: 'com.example.my_app' }, 'appId must be a reverse domain'],
    [{ appId: 'com.example.2go' }, 'appId must be a reverse domain'],
    [{ appId: 'com.Example.app' }, 'appId must be a reverse domain'],
    [{ name: '' }, 'name must have 1 to 30 characters'],
    [{ name: ' Tumpak' }, 'name must have 1 to 30 characters'],
    [{ name: 'Two\nlines' }, 'name must have 1 to 30 characters'],
    [{ name: 'x'.repeat(31) }, 'name must have 1 to 30 characters'],
    [{ version: '1' }, 'version must be two or three numbers'],
    [{ version: '1.0.3-beta' }, 'version must be two or three numbers'],
    [{ versionCode: 0 }, 'versionCode must be 1 or more'],
    [{ versionCode: 1_000_000_000 }, 'versionCode must have at most nine digits'],
    [{ versionCode: 1.5 }, 'versionCode must be a whole number, without quotes'],
    [{ versionCode: '103' }, 'versionCode must be a whole number, without quotes'],
    [{ colors: { ...EXAMPLE.colors, splash: 'navy' } }, 'colors.splash must be a color such as #12102b'],
    [{ colors: { ...EXAMPLE.colors, icon: '#123' } }, 'colors.icon must be a color such as #12102b'],
    [{ colors: '#123456' }, 'colors must be of the type object'],
    [{ colors: { ...EXAMPLE.colors, spalsh: '#123456' } }, 'colors.spalsh is unknown. Did you mean splash?'],
    [{ appleTeamId: 'a1b2c3d4e5' }, 'appleTeamId must be the ten letters and digits'],
    [{ androidFingerprints: ['0a'.repeat(32)] }, 'androidFingerprints.0 must be a SHA-256 fingerprint'],
    [{ androidFingerprints: [EXAMPLE.androidFingerprints[0]?.slice(3)] }, 'androidFingerprints.0 must be a SHA-256'],
    [{ sites: 'https://play.example.com' }, 'sites is unknown. Did you mean site?'],
    [{ name: undefined }, 'name is missing'],
    [{ name: 7 }, 'name must be of the type string'],
  ])('refuse %j in a sentence', (change, problem) => {
    expect(listProblems(change)).toEqual([expect.stringContaining(problem)])
  })

  it('name the file if it is missing or no JSON', () => {
    expect(() => readSettings('/nowhere/settings.json')).toThrow('wrapper/settings.json is missing.')
    expect(() => parseSettings('{')).toThrow('wrapper/settings.json is not JSON: ')
    expect(() => parseSettings('[]')).toThrow('it must be an object')
  })

  it('are shipped with the name, version and colors of the app, and sign nothing', () => {
    const env = parseEnv({})
    expect(shipped.name).toBe(DEFAULT_PRODUCT_NAME)
    expect([shipped.version, String(shipped.versionCode)]).toEqual([env.VITE_VERSION_LABEL, env.VITE_VERSION_CODE])
    const read = (path: string) => readFileSync(inRoot(path), 'utf8')
    expect(read('scripts/build/installable.ts')).toContain(`background_color: '${shipped.colors.splash}'`)
    expect(read('scripts/icons.ts')).toContain(`background: '${shipped.colors.icon}'`)
    expect(read('src/ui/tokens.css')).toContain(`--accent: ${shipped.colors.accent};`)
    expect([shipped.appleTeamId, shipped.androidFingerprints]).toEqual(['', []])
  })

  it('are described in wrapper/README.md, each field', () => {
    const page = readFileSync(inRoot('wrapper/README.md'), 'utf8')
    const described = [...page.matchAll(/^\| `([\w.]+)` \|/gm)].map(([, field]) => field)
    const fields = Object.keys(shipped).flatMap((key) =>
      key === 'colors' ? Object.keys(shipped.colors).map((color) => `colors.${color}`) : [key],
    )
    expect(described).toEqual(fields)
  })
})
