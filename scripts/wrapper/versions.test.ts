import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRoot } from '../root.ts'

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const readJson = <Value>(path: string) => JSON.parse(readFileSync(inRoot(path), 'utf8')) as Value
const { dependencies: installed = {} } = readJson<Manifest>('wrapper/package.json')

/** Capacitor's plugins by the name that a page calls them. `SystemBars` and `WebView` are in the core. */
const PLUGINS: Record<string, string> = Object.fromEntries(
  [
    ...['ActionSheet', 'App', 'AppLauncher', 'BackgroundRunner', 'BarcodeScanner', 'Browser', 'Camera', 'Clipboard'],
    ...['Device', 'Dialog', 'FileTransfer', 'FileViewer', 'Filesystem', 'Geolocation', 'Haptics', 'InAppBrowser'],
    ...['Keyboard', 'LocalNotifications', 'Motion', 'Network', 'Preferences', 'PrivacyScreen', 'PushNotifications'],
    ...['ScreenOrientation', 'ScreenReader', 'Share', 'SplashScreen', 'StatusBar', 'TextZoom', 'Toast', 'Watch'],
  ].map((name) => [name, `@capacitor/${name.replaceAll(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase()}`]),
)

/** The plugins that the app names where it talks to the wrapper. */
function listCalled(): string[] {
  const sources = globSync('src/platform/bridge/*.ts', { cwd: inRoot() }).filter((path) => !path.endsWith('.test.ts'))
  const texts = sources.map((path) => readFileSync(inRoot(path), 'utf8'))
  return Object.keys(PLUGINS).filter((name) =>
    texts.some((text) => new RegExp(`'${name}'|\\bPlugins\\??\\.${name}\\b|\\{ ${name} \\}`).test(text)),
  )
}

describe('wrapper/package.json', () => {
  it('has each plugin that the app calls', () => {
    const called = listCalled()
    expect(called).toEqual(
      expect.arrayContaining([
        'App',
        'AppLauncher',
        'Browser',
        'Device',
        'Filesystem',
        'Haptics',
        'Keyboard',
        'Share',
        'StatusBar',
      ]),
    )
    expect(called.filter((name) => !((PLUGINS[name] ?? '') in installed))).toEqual([])
  })

  it('has whole versions, as its lockfile does', () => {
    const { packages } = readJson<{ packages: Record<string, { version?: string }> }>('wrapper/package-lock.json')
    for (const [name, version] of Object.entries(installed)) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
      expect(packages[`node_modules/${name}`]?.version, name).toBe(version)
    }
  })

  it('has one version of Capacitor, which the app has too where it has the core', () => {
    const { dependencies = {}, devDependencies = {} } = readJson<Manifest>('package.json')
    const root = { ...dependencies, ...devDependencies }
    const versions = ['android', 'cli', 'core', 'ios'].map((name) => installed[`@capacitor/${name}`])
    expect(new Set(versions).size).toBe(1)
    const shared = Object.entries(root).filter(([name]) => name.startsWith('@capacitor/'))
    expect(shared).toEqual(shared.map(([name]) => [name, installed[name]]))
    expect(Object.keys(dependencies).filter((name) => name.startsWith('@capacitor/'))).toEqual([])
  })

  it('names its versions in wrapper/README.md', () => {
    const page = readFileSync(inRoot('wrapper/README.md'), 'utf8')
    for (const [name, version] of Object.entries(installed))
      expect(page, name).toContain(`${name.replace('@capacitor/', '')} ${version}`)
  })
})
