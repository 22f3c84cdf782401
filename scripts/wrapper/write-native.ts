import { execFile } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isInstalled } from '../bootstrap/is-installed.mjs'
import { drawPictures } from '../draw-pictures.ts'
import { inRoot } from '../root.ts'
import { isTemplateSplash, listAndroidFiles, toGradle } from './android-files.ts'
import { toCapacitorConfig, toIosConfig, WEB_FOLDER } from './capacitor-config.ts'
import { listIosFiles, toInfoPlist } from './ios-files.ts'
import { toOfflinePage } from './offline-page.ts'
import { listAndroidPictures, listIosPictures } from './pictures.ts'
import type { Settings } from './settings.ts'
import { toXcodeProject } from './xcode-project.ts'

export type Platform = 'android' | 'ios'

const inWrapper = (...parts: string[]): string => inRoot('wrapper', ...parts)

/** Writes the native project of a platform, which Capacitor adds if it is missing. Written twice it is the same. */
export async function writeNative(platform: Platform, settings: Settings): Promise<void> {
  // Before anything is written: a project of another app stays as it is.
  const edits = platform === 'android' ? ANDROID_EDITS : IOS_EDITS
  if (existsSync(inWrapper(platform))) checkProject(platform, settings)
  await installCapacitor()
  write(inWrapper(WEB_FOLDER, 'index.html'), toOfflinePage(settings))
  write(inWrapper('capacitor.config.json'), `${JSON.stringify(toCapacitorConfig(settings), null, 2)}\n`)
  if (!existsSync(inWrapper(platform))) await runCapacitor('add', platform)
  await runCapacitor('sync', platform)
  for (const [path, edit] of Object.entries(edits)) {
    const file = inWrapper(platform, path)
    write(file, edit(readFileSync(file, 'utf8'), settings))
  }
  await (platform === 'android' ? writeAndroid(settings) : writeIos(settings))
}

type Edit = (text: string, settings: Settings) => string

/** Files of Capacitor's template in which a part is ours. */
const ANDROID_EDITS: Record<string, Edit> = { 'app/build.gradle': toGradle }
const IOS_EDITS: Record<string, Edit> = {
  'App/App.xcodeproj/project.pbxproj': toXcodeProject,
  'App/App/Info.plist': toInfoPlist,
  'App/App/capacitor.config.json': toIosConfig,
}

/** Throws if the project was made for another app id. */
function checkProject(platform: Platform, settings: Settings): void {
  const path = platform === 'android' ? 'app/build.gradle' : 'App/App.xcodeproj/project.pbxproj'
  const edit = platform === 'android' ? toGradle : toXcodeProject
  edit(readFileSync(inWrapper(platform, path), 'utf8'), settings)
}

async function writeAndroid(settings: Settings): Promise<void> {
  const main = inWrapper('android/app/src/main')
  for (const path of globSync('res/**/*.png', { cwd: main })) if (isTemplateSplash(path)) rmSync(join(main, path))
  for (const [path, text] of Object.entries(listAndroidFiles(settings))) write(join(main, path), text)
  await drawPictures(listAndroidPictures(join(main, 'res'), settings))
}

async function writeIos(settings: Settings): Promise<void> {
  const app = inWrapper('ios/App/App')
  for (const [path, text] of Object.entries(listIosFiles(settings))) write(join(app, path), text)
  await drawPictures(listIosPictures(join(app, 'Assets.xcassets'), settings))
}

/** Runs `npm ci` in wrapper/ unless it has what its lockfile names. */
async function installCapacitor(): Promise<void> {
  const machine = { platform: process.platform, arch: process.arch, needsNode: false }
  const read = (path: string): Lockfile => JSON.parse(readFileSync(inWrapper(path), 'utf8')) as Lockfile
  const found = existsSync(inWrapper('node_modules/.package-lock.json'))
    ? read('node_modules/.package-lock.json')
    : undefined
  if (isInstalled(read('package-lock.json'), found, machine)) return
  console.log('Installing Capacitor in wrapper/: npm ci')
  await run('npm', ['ci', '--ignore-scripts', '--no-engine-strict', '--no-audit', '--no-fund', '--loglevel=error'])
}

type Lockfile = Parameters<typeof isInstalled>[0]

/** Runs Capacitor's command line on this Node, without a terminal: it then asks nothing, and reports nothing about us. */
function runCapacitor(command: 'add' | 'sync', platform: Platform): Promise<void> {
  return run(process.execPath, ['node_modules/@capacitor/cli/bin/capacitor', command, platform])
}

/** Runs a program in wrapper/. Throws what it printed if it fails. */
function run(program: string, words: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = execFile(program, words, { cwd: inWrapper(), maxBuffer: 2 ** 24 }, (error, stdout, stderr) => {
      if (error === null) resolve()
      else
        reject(new Error(`${[program, ...words].join(' ')} failed in wrapper/:\n${stdout}${stderr}`, { cause: error }))
    })
    child.stdin?.end()
  })
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
