import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readBlocks } from '../../tests/support/page-blocks.ts'
import { inRoot } from '../root.ts'
import { EXAMPLE } from './example-settings.ts'
import { PERMISSION_TEXTS } from './texts.ts'

/** Longer than any run, so that it fails only if the run hangs. */
const TIMEOUT_MS = 300_000

const PLUGINS = [
  ...['app', 'app-launcher', 'browser', 'device', 'filesystem', 'haptics', 'keyboard', 'share', 'splash-screen'],
  'status-bar',
].map((name) => `@capacitor/${name}`)

const BLOCKS = readBlocks(readFileSync(inRoot('docs/native.md'), 'utf8'))

/** The empty folder in which the page is typed, and what it clones. */
let folder: string
let origin: string
/** The hashes of all files that are written, after each of two times. */
let trees: Record<string, string>[]
/** What Capacitor's own template has, before anything of it is ours. */
let template: string

const inCopy = (...parts: string[]): string => join(folder, 'tumpak', ...parts)
const read = (path: string): string => readFileSync(inCopy('wrapper', path), 'utf8')
const readJson = <Value>(path: string): Value => JSON.parse(read(path)) as Value

function type(commands: string, cwd: string): void {
  const path = `${inRoot('node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`
  execFileSync('sh', ['-ec', commands], { cwd, env: { ...process.env, PATH: path, REPOSITORY: origin }, stdio: 'pipe' })
}

/** The files that git would take, in a repository of their own, which can be cloned before they are committed here. */
function makeOrigin(): void {
  const listed = execFileSync('git', ['ls-files', '-z', '-c', '-o', '--exclude-standard'], { cwd: inRoot() })
  mkdirSync(origin)
  for (const path of String(listed).split('\0'))
    if (path !== '' && existsSync(inRoot(path))) cpSync(inRoot(path), join(origin, path))
  type('git init --quiet && git add --all && git -c user.name=t -c user.email=t@example.com commit -qm one', origin)
}

function hashTree(): Record<string, string> {
  const places = ['wrapper/{android,ios,offline}/**/*', 'wrapper/capacitor.config.json', 'public/.well-known/*']
  const files = globSync(places, { cwd: inCopy(), withFileTypes: true }).filter((entry) => entry.isFile())
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name)
      return [path, createHash('sha256').update(readFileSync(path)).digest('hex')]
    }),
  )
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'native-page-'))
  origin = join(folder, 'origin')
  makeOrigin()
  const [clone, ...others] = BLOCKS.filter(({ needs }) => needs === undefined)
  type(clone?.commands ?? '', folder)
  // What `npm run` would install first, from the same lockfile.
  symlinkSync(inRoot('node_modules'), inCopy('node_modules'))
  writeFileSync(inCopy('wrapper/settings.json'), JSON.stringify(EXAMPLE))
  trees = [1, 2].map(() => {
    for (const { commands } of others) type(commands, inCopy())
    return hashTree()
  })
  const assets = inCopy('wrapper/node_modules/@capacitor/cli/assets/android-template.tar.gz')
  template = String(execFileSync('tar', ['xzOf', assets, 'app/src/main/AndroidManifest.xml']))
}, TIMEOUT_MS)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('docs/native.md', () => {
  it('marks the blocks that are not run here', () => {
    const marks = BLOCKS.filter(({ needs }) => needs !== undefined)
    expect(marks.map(({ needs, commands }) => [needs, commands.split('\n').at(-1)])).toEqual([
      ["Android's SDK and a phone", 'adb shell am start -n com.example.tumpak/.MainActivity'],
      ['a JDK', 'keytool -list -v -keystore ~/tumpak-upload.jks -alias upload | grep SHA256'],
      ['a Mac with Xcode', 'open wrapper/ios/App/App.xcodeproj'],
    ])
  })

  it('writes the same projects a second time, byte for byte', () => {
    expect(Object.keys(trees[0] ?? {}).length).toBeGreaterThan(80)
    expect(trees[1]).toEqual(trees[0])
  })

  it('leaves nothing that git would take, but the link files', () => {
    const status = execFileSync('git', ['status', '--porcelain', '-uall'], { cwd: inCopy(), encoding: 'utf8' })
    expect(status.trimEnd().split('\n')).toEqual([
      ' M wrapper/settings.json',
      '?? node_modules',
      '?? public/.well-known/apple-app-site-association',
      '?? public/.well-known/assetlinks.json',
    ])
  })
})

describe('the Android project', () => {
  it('has all ten plugins', () => {
    const plugins = readJson<{ pkg: string }[]>('android/app/src/main/assets/capacitor.plugins.json')
    expect(plugins.map(({ pkg }) => pkg)).toEqual(PLUGINS)
    const settings = read('android/capacitor.settings.gradle')
    for (const name of PLUGINS) expect(settings).toContain(`node_modules/${name}/android'`)
  })

  it("keeps what the template's manifest has for the activity and the file provider", () => {
    const manifest = read('android/app/src/main/AndroidManifest.xml')
    for (const tag of ['application', 'activity', 'provider', 'meta-data']) {
      const ours = listAttributes(manifest, tag)
      expect(listAttributes(template, tag).length, tag).toBeGreaterThan(1)
      const missing = listAttributes(template, tag).filter((attribute) => !ours.includes(attribute))
      expect(missing, tag).toEqual(tag === 'application' ? ['android:allowBackup="true"'] : [])
    }
  })

  it('asks for the permissions of its manifest and of its plugins: network, camera, vibration', () => {
    const manifests = globSync('wrapper/node_modules/@capacitor/*/android/**/AndroidManifest.xml', { cwd: inCopy() })
    expect(manifests.length).toBeGreaterThanOrEqual(PLUGINS.length)
    const texts = [
      read('android/app/src/main/AndroidManifest.xml'),
      ...manifests.map((path) => readFileSync(inCopy(path), 'utf8')),
    ]
    const asked = texts.flatMap((text) => [...text.matchAll(/<uses-permission[^>]*android:name="([^"]+)"/g)])
    expect(asked.map(([, name]) => name)).toEqual(
      ['INTERNET', 'CAMERA', 'VIBRATE'].map((name) => `android.permission.${name}`),
    )
  })

  it('gives Back to the App plugin: nothing else handles it', () => {
    const sources = globSync('wrapper/{android,node_modules/@capacitor}/**/*.{java,kt}', { cwd: inCopy() })
    const handlers = sources.filter((path) =>
      /onBackPressed|KEYCODE_BACK|OnBackPressedCallback/.test(readFileSync(inCopy(path), 'utf8')),
    )
    expect(handlers.map((path) => /@capacitor\/([\w-]+)/.exec(path)?.[1])).toEqual(['app'])
  })

  it('has versions, name and site of the settings', () => {
    const gradle = read('android/app/build.gradle')
    expect(gradle).toContain('applicationId "org.example.fiesta2"')
    expect(gradle).toContain('versionCode 999999999\n')
    expect(gradle).toContain('versionName "2.10"\n')
    expect(readJson('android/app/src/main/assets/capacitor.config.json')).toMatchObject({
      appName: EXAMPLE.name,
      server: { url: 'https://games.example.org', errorPath: 'index.html', cleartext: false, allowNavigation: [] },
    })
    expect(read('android/app/src/main/assets/public/index.html')).toContain('href="https://games.example.org/"')
    const left = globSync('wrapper/android/**/*.{xml,gradle,json,java}', { cwd: inCopy() })
    expect(left.filter((path) => /Tumpak|play\.example\.com/.test(readFileSync(inCopy(path), 'utf8')))).toEqual([])
  })

  it('has icons and a splash of its own in each density, and none of the template', () => {
    const resources = inCopy('wrapper/android/app/src/main/res')
    const icons = globSync('mipmap-*/*.png', { cwd: resources })
    expect(icons).toHaveLength(15)
    const sizes = icons
      .filter((path) => path.endsWith('foreground.png'))
      .map((path) => readSize(join(resources, path))[0] ?? 0)
    expect(sizes.toSorted((a, b) => a - b)).toEqual([108, 162, 216, 324, 432])
    expect(globSync('drawable*/splash*', { cwd: resources }).toSorted()).toEqual([
      'drawable-xxhdpi/splash_mark.png',
      'drawable/splash.xml',
    ])
  })
})

describe('the Xcode project', () => {
  const load = <Module>(name: string) => createRequire(inCopy('wrapper/package.json'))(name) as Module
  const readPlist = (path: string) =>
    load<{ parse(text: string): Record<string, unknown> }>('plist').parse(read(`ios/App/App/${path}`))

  it('has all ten plugins, and an address with a slash at its end', () => {
    const config = readJson<{ packageClassList: string[]; server: unknown }>('ios/App/App/capacitor.config.json')
    expect(config.packageClassList).toHaveLength(PLUGINS.length)
    expect(config.server).toMatchObject({ url: 'https://games.example.org/', errorPath: 'index.html' })
    const packages = read('ios/App/CapApp-SPM/Package.swift')
    for (const name of PLUGINS) expect(packages).toContain(`node_modules/${name}"`)
  })

  it('has texts for camera and photos, and the links', () => {
    const plist = readPlist('Info.plist')
    for (const [key, text] of Object.entries(PERMISSION_TEXTS['en'] ?? {}))
      expect(plist[key]).toBe(text.replace('{{name}}', EXAMPLE.name))
    expect(plist).toMatchObject({
      CFBundleDisplayName: EXAMPLE.name,
      UIStatusBarStyle: 'UIStatusBarStyleLightContent',
      CFBundleURLTypes: [{ CFBundleURLSchemes: ['org.example.fiesta2'] }],
    })
    expect(readPlist('App.entitlements')).toEqual({
      'com.apple.developer.associated-domains': ['applinks:games.example.org'],
    })
    expect(readPlist('PrivacyInfo.xcprivacy')).toHaveProperty('NSPrivacyAccessedAPITypes')
  })

  it('is one that a parser reads: versions, team, entitlements, and files that exist', () => {
    const parsed = load<{ project(path: string): XcodeProject }>('xcode')
      .project(inCopy('wrapper/ios/App/App.xcodeproj/project.pbxproj'))
      .parseSync()
    const { objects } = parsed.hash.project
    const listAll = (kind: string) => Object.values(objects[kind] ?? {}).filter((value) => typeof value === 'object')
    const configurations = listAll('XCBuildConfiguration').map(({ buildSettings = {} }) => buildSettings)
    const ours = configurations.filter((settings) => 'PRODUCT_BUNDLE_IDENTIFIER' in settings)
    expect(ours).toHaveLength(2)
    for (const settings of ours)
      expect(settings).toMatchObject({
        PRODUCT_BUNDLE_IDENTIFIER: 'org.example.fiesta2',
        CURRENT_PROJECT_VERSION: 999_999_999,
        MARKETING_VERSION: '2.10',
        DEVELOPMENT_TEAM: 'A1B2C3D4E5',
        CODE_SIGN_ENTITLEMENTS: 'App/App.entitlements',
      })
    const files = listAll('PBXFileReference').flatMap(({ path }) => (path === undefined ? [] : [String(path)]))
    expect(files).toEqual(
      expect.arrayContaining(['App.entitlements', 'PrivacyInfo.xcprivacy', 'vi.lproj/InfoPlist.strings']),
    )
    const shipped = listAll('PBXResourcesBuildPhase').flatMap((phase) =>
      (phase.files ?? []).map(({ comment }) => comment),
    )
    expect(shipped).toEqual(
      expect.arrayContaining(['PrivacyInfo.xcprivacy in Resources', 'InfoPlist.strings in Resources']),
    )
    for (const path of files.filter((name) => /entitlements|privacy|strings/.test(name)))
      expect(read(`ios/App/App/${path}`), path).not.toBe('')
  })

  it('has an icon without transparency', () => {
    const icon = inCopy('wrapper/ios/App/App/Assets.xcassets/AppIcon.appiconset/AppIcon-512@2x.png')
    expect(readSize(icon)).toEqual([1024, 1024])
    // The color type of a PNG: 2 is without alpha.
    expect(readFileSync(icon)[25]).toBe(2)
  })
})

interface XcodeObject {
  path?: string
  files?: { comment: string }[]
  buildSettings?: Record<string, unknown>
}

interface XcodeProject {
  parseSync(): { hash: { project: { objects: Record<string, Record<string, XcodeObject>> } } }
}

/** The attributes of the first element of a kind. */
function listAttributes(manifest: string, tag: string): string[] {
  const [element = ''] = new RegExp(`<${tag}\\s[^>]*>`).exec(manifest) ?? []
  return [...element.matchAll(/android:\w+="[^"]*"/g)].map(([attribute]) => attribute)
}

/** Width and height of a PNG. */
const readSize = (path: string): number[] => [16, 20].map((at) => readFileSync(path).readUInt32BE(at))
