import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright/test'
import { expect } from './test.ts'

const require = createRequire(import.meta.url)
/** Capacitor's own bridge: Android and iOS have the same file. */
const BRIDGE = require.resolve('@capacitor/android/capacitor/src/main/assets/native-bridge.js')
const CORE = require.resolve('@capacitor/core/dist/capacitor.js')

/** The methods of the wrapper's plugins that the app calls, as their native side exports them. */
const PLUGINS = {
  App: ['exitApp', 'getInfo', 'getLaunchUrl', 'getState', 'minimizeApp'],
  AppLauncher: ['canOpenUrl', 'openUrl'],
  Browser: ['open', 'close'],
  Device: ['getId', 'getInfo'],
  Filesystem: ['writeFile', 'deleteFile'],
  Haptics: ['impact', 'notification', 'vibrate'],
  Keyboard: ['show', 'hide'],
  Share: ['canShare', 'share'],
  StatusBar: ['setStyle', 'setBackgroundColor'],
  SystemBars: ['setStyle', 'show', 'hide'],
} as const satisfies Record<string, readonly string[]>

export type PluginName = keyof typeof PLUGINS

/** What the native side does with a call: answers, refuses, or nothing. */
export type NativeAnswer =
  | { readonly data: object | undefined }
  | { readonly error: string; readonly code?: string }
  | 'silent'

const ANSWERS: Record<string, NativeAnswer> = {
  'App.getInfo': { data: { name: 'Tumpak', id: 'com.example.tumpak', version: '1.0.3', build: '104' } },
  'App.getLaunchUrl': { data: undefined },
  'AppLauncher.openUrl': { data: { completed: true } },
  'Device.getId': { data: { identifier: '9c1f0a77e55b4d21' } },
  'Filesystem.writeFile': { data: { uri: 'file:///data/user/0/com.example.tumpak/cache/file' } },
  'Share.share': { data: { activityType: 'com.example.mail' } },
}

export interface NativeOptions {
  readonly platform?: 'android' | 'ios'
  /** Plugins that the wrapper lacks. */
  readonly without?: readonly PluginName[]
  /** By `Plugin.method`; others answer as a device does. */
  readonly answers?: Record<string, NativeAnswer>
  /** The page registers the plugins by `@capacitor/core`, as their packages do: then also the missing ones have methods. */
  readonly isRegistered?: boolean
}

export interface NativeCall {
  readonly pluginId: string
  readonly methodName: string
  readonly options: Record<string, unknown>
}

interface Settings {
  readonly platform: 'android' | 'ios'
  readonly answers: Record<string, NativeAnswer>
}

/** What plays the native side in the page, below Capacitor's own bridge. */
interface NativeSide {
  answers: Record<string, NativeAnswer>
  emit: (plugin: string, event: string, data?: unknown) => number
}

type NativeWindow = Window & { nativeSide: NativeSide }

interface Message extends NativeCall {
  readonly callbackId: string
}

/** Runs in the page before all else: the native end of the bridge, in the place of Android's or iOS's. */
function playNative({ platform, answers }: Settings): void {
  const listeners: { plugin: string; event: unknown; callbackId: string }[] = []
  type Result = { callbackId: string; success: boolean; save?: boolean; data?: unknown; error?: object }
  const host = window as unknown as {
    Capacitor: { fromNative: (result: Result) => void }
    androidBridge?: { postMessage: (json: string) => void; onmessage?: (event: { data: string }) => void }
    webkit?: object
    noteNativeCall: (call: Message) => Promise<void>
    nativeSide: NativeSide
  }
  const reply = (result: Result) => {
    if (host.androidBridge) host.androidBridge.onmessage?.({ data: JSON.stringify(result) })
    else host.Capacitor.fromNative(result)
  }
  function receive({ callbackId, pluginId, methodName, options }: Message): void {
    if (methodName === 'addListener') {
      listeners.push({ plugin: pluginId, event: options['eventName'], callbackId })
      return
    }
    void host.noteNativeCall({ callbackId, pluginId, methodName, options })
    const answer = host.nativeSide.answers[`${pluginId}.${methodName}`] ?? { data: undefined }
    if (answer === 'silent') return
    // Not a timer: tests stop the page's clock.
    void Promise.resolve().then(() =>
      reply(
        'error' in answer
          ? { callbackId, success: false, error: { message: answer.error, ...(answer.code && { code: answer.code }) } }
          : { callbackId, success: true, data: answer.data },
      ),
    )
  }
  host.nativeSide = {
    answers,
    emit(plugin, event, data) {
      const found = listeners.filter((one) => one.plugin === plugin && one.event === event)
      for (const { callbackId } of found) reply({ callbackId, success: true, save: true, data })
      return found.length
    },
  }
  if (platform === 'android') host.androidBridge = { postMessage: (json) => receive(JSON.parse(json) as Message) }
  else {
    host.webkit = { messageHandlers: { bridge: { postMessage: receive } } }
    // The bridge asks iOS for its settings by a prompt.
    window.prompt = () => 'false'
  }
}

/** The plugins on the page, as `JSExport` of Android and iOS writes them. */
function exportPlugin(name: PluginName): string {
  const methods = PLUGINS[name].map(
    (method) => `t['${method}'] = (options) => w.Capacitor.nativePromise('${name}', '${method}', options);`,
  )
  return `(function (w) {
    var a = (w.Capacitor = w.Capacitor || {}); var p = (a.Plugins = a.Plugins || {}); var t = (p['${name}'] = {});
    t.addListener = (eventName, callback) => w.Capacitor.addListener('${name}', eventName, callback);
    ${methods.join('\n')}
  })(window);`
}

function toHeader(name: PluginName) {
  const methods = PLUGINS[name].map((method) => ({ name: method, rtype: 'promise' }))
  const listening = ['addListener', 'removeListener'].map((method) => ({ name: method }))
  return { name, methods: [...listening, ...methods] }
}

/** The native side of a page in the wrapper, for a test to play. */
export interface FakeNative {
  /** The calls of the page so far, over its reloads; without those of listeners. */
  readonly calls: (call?: string) => readonly NativeCall[]
  /** Changes what a call gets from now on, until the page reloads. */
  readonly answer: (call: string, answer: NativeAnswer) => Promise<void>
  /** Sends an event of a plugin, which the app must listen to. */
  readonly emit: (plugin: PluginName, event: string, data?: unknown) => Promise<void>
  /** The app goes to the background and comes back, without a change of its visibility. */
  readonly pauseAndResume: () => Promise<void>
}

/**
 * Puts a page into the wrapper, with what the wrapper injects before the page's first script, in its order: Capacitor's own
 * bridge, the plugins, and `@capacitor/core`. Frames of other hosts have none.
 */
export async function wrap(page: Page, options: NativeOptions = {}): Promise<FakeNative> {
  const { platform = 'android', without = [], answers = {}, isRegistered = false } = options
  const names = (Object.keys(PLUGINS) as PluginName[]).filter((name) => !without.includes(name))
  const calls: NativeCall[] = []
  await page.exposeFunction('noteNativeCall', (call: NativeCall) => void calls.push(call))
  const settings: Settings = { platform, answers: { ...ANSWERS, ...answers } }
  const script = [
    'window.Capacitor = { DEBUG: false, isLoggingEnabled: false, Plugins: {} };',
    `(${playNative.toString()})(${JSON.stringify(settings, (_, value: unknown) => value ?? null)});`,
    readFileSync(BRIDGE, 'utf8'),
    ...names.map(exportPlugin),
    `window.Capacitor.PluginHeaders = ${JSON.stringify(names.map(toHeader))};`,
    readFileSync(CORE, 'utf8'),
    isRegistered
      ? `for (const name of ${JSON.stringify(Object.keys(PLUGINS))}) if (name !== 'SystemBars') Capacitor.registerPlugin(name);`
      : '',
  ].join('\n')
  await page.addInitScript({ content: `if (window === window.top && /^http/.test(location.protocol)) {\n${script}\n}` })

  const emit: FakeNative['emit'] = async (plugin, event, data) => {
    // The app listens once its code for the wrapper has loaded.
    await expect
      .poll(() =>
        page.evaluate(
          ([name, type, given]) =>
            (window as unknown as NativeWindow).nativeSide.emit(name as string, type as string, given),
          [plugin, event, data],
        ),
      )
      .toBeGreaterThan(0)
  }
  return {
    calls: (call) =>
      calls.filter(({ pluginId, methodName }) => call === undefined || call === `${pluginId}.${methodName}`),
    answer: (call, given) =>
      page.evaluate(
        ([name, what]) => {
          ;(window as unknown as NativeWindow).nativeSide.answers[name as string] = what as NativeAnswer
        },
        [call, given],
      ),
    emit,
    async pauseAndResume() {
      await emit('App', 'pause')
      await emit('App', 'appStateChange', { isActive: false })
      await emit('App', 'appStateChange', { isActive: true })
      await emit('App', 'resume')
    },
  }
}
