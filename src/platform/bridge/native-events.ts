import * as z from 'zod/mini'
import { PLUGIN_TIMEOUT_MS, readPlugins } from './native-plugins.ts'

const Link = z.object({ url: z.string() })
const AppState = z.object({ isActive: z.boolean() })

/** A link that opened the app, or came while it was open. */
export interface NativeLink {
  readonly url: string
  /** The app was started by it. */
  readonly isLaunch: boolean
}

/** What the wrapper tells the app, and what the app changes of the system around it. */
export interface NativeEvents {
  /** Overrides Android's back button. */
  onBack(listener: () => void): void
  /** The app went to the background, or came back. May repeat itself. */
  onActive(listener: (isActive: boolean) => void): void
  /** The keyboard covers a part of the page, or has made it smaller. */
  onKeyboard(listener: () => void): void
  /** The links of the site that the system gives to the app, each once. */
  onLink(listener: (link: NativeLink) => void): void
  /** Sets the color of the texts on the system's bars, and where Android still allows it that of the bar. */
  setBars(theme: 'light' | 'dark', color: string): void
}

/**
 * The events of Capacitor's plugins App, Keyboard and StatusBar. A plugin that is missing sends none.
 * @param host the page's window
 * @param launched the launch link that an earlier page of this run of the app has handled, over its reloads
 */
export function createNativeEvents(
  host: unknown,
  launched: { readonly get: () => string | null; readonly set: (url: string) => void },
): NativeEvents {
  const { call, listen } = readPlugins(host)

  return {
    onBack: (listener) => listen('App', 'backButton', () => listener()),
    onActive(listener) {
      // Android sends the first two, iOS the last without them where a call or the app switcher covers the app.
      listen('App', 'pause', () => listener(false))
      listen('App', 'resume', () => listener(true))
      listen('App', 'appStateChange', (data) => {
        const state = AppState.safeParse(data).data
        if (state) listener(state.isActive)
      })
    },
    onKeyboard: (listener) => listen('Keyboard', 'keyboardDidShow', () => listener()),
    onLink(listener) {
      /** Links that arrive before the launch link is known: Android sends that one as an event, too. */
      let early: string[] | undefined = []
      const open = (url: string, isLaunch: boolean) => {
        launched.set(url)
        listener({ url, isLaunch })
      }
      listen('App', 'appUrlOpen', (data) => {
        const url = Link.safeParse(data).data?.url
        if (url === undefined) return
        if (early) early.push(url)
        else open(url, false)
      })
      const start = (launchUrl: string | undefined) => {
        // A reload of the page asks again, and gets the link that was handled.
        const isNew = launchUrl !== undefined && launchUrl !== '' && launchUrl !== launched.get()
        const last = early?.at(-1) ?? (isNew ? launchUrl : undefined)
        early = undefined
        if (last !== undefined) open(last, true)
      }
      call('App', 'getLaunchUrl', {}, PLUGIN_TIMEOUT_MS).then(
        (data) => start(Link.safeParse(data).data?.url),
        () => start(undefined),
      )
    },
    setBars(theme, color) {
      const style = theme === 'dark' ? 'DARK' : 'LIGHT'
      // Capacitor's own bars would go back to the device's theme when the phone is turned.
      for (const plugin of ['StatusBar', 'SystemBars']) call(plugin, 'setStyle', { style }).catch(() => undefined)
      call('StatusBar', 'setBackgroundColor', { color }).catch(() => undefined)
    },
  }
}
