import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answers, createWrapper, isSilent, refuses, throws, withEvents } from '../testing/fake-wrapper.ts'
import { createNativeEvents, type NativeLink } from './native-events.ts'
import { PLUGIN_TIMEOUT_MS } from './native-plugins.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The wrapper's events; `before`: the link that an earlier page of this run has handled. */
function setUp(plugins: Record<string, object>, before: string | null = null) {
  let known = before
  const launched = {
    get: () => known,
    set: (url: string) => {
      known = url
    },
  }
  return { events: createNativeEvents(createWrapper(plugins), launched), launched }
}

describe('nativeEvents', () => {
  it('onBack, onActive and onKeyboard pass the events of App and Keyboard on', () => {
    const [App, Keyboard] = [withEvents(), withEvents()]
    const { events } = setUp({ App, Keyboard })
    const [onBack, onKeyboard] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const states: boolean[] = []
    events.onBack(onBack)
    events.onKeyboard(onKeyboard)
    events.onActive((isActive) => states.push(isActive))
    App.send('backButton', { canGoBack: true })
    Keyboard.send('keyboardDidShow', { keyboardHeight: 280 })
    App.send('pause')
    App.send('resume', null)
    App.send('appStateChange', { isActive: false })
    App.send('appStateChange', { isActive: true })
    App.send('appStateChange', null)
    expect([onBack, onKeyboard].map(({ mock }) => mock.calls)).toEqual([[[]], [[]]])
    expect(states).toEqual([false, true, false, true])
  })

  it.each([
    ['missing', {}],
    ['without events', { App: {}, Keyboard: {} }],
    ['refusing', { App: { addListener: refuses() }, Keyboard: { addListener: refuses() } }],
    ['throwing', { App: { addListener: throws() }, Keyboard: { addListener: throws() } }],
    ['silent', { App: { addListener: isSilent(), getLaunchUrl: isSilent() } }],
  ])('nothing breaks while plugins are %s', async (_what, plugins) => {
    const { events } = setUp(plugins)
    const listener = vi.fn<() => void>()
    events.onBack(listener)
    events.onActive(listener)
    events.onKeyboard(listener)
    events.onLink(listener)
    events.setBars('dark', '#000000')
    await vi.runAllTimersAsync()
    expect(listener).not.toHaveBeenCalled()
  })

  it.each([
    ['light', 'LIGHT'],
    ['dark', 'DARK'],
  ] as const)('setBars: the %s theme has the style %s on both bars', (theme, style) => {
    const [bar, color, bars] = [answers(), refuses(), answers()]
    const { events } = setUp({
      StatusBar: { setStyle: bar, setBackgroundColor: color },
      SystemBars: { setStyle: bars },
    })
    events.setBars(theme, '#221e50')
    expect(bar).toHaveBeenCalledExactlyOnceWith({ style })
    expect(bars).toHaveBeenCalledExactlyOnceWith({ style })
    expect(color).toHaveBeenCalledExactlyOnceWith({ color: '#221e50' })
  })
})

describe('nativeEvents: onLink', () => {
  const GIFT = 'https://play.example/returnGift/RG-0002'
  const VIP = 'https://play.example/vip'

  async function links(getLaunchUrl: (options: object) => unknown, before: string | null = null) {
    const App = { ...withEvents(), getLaunchUrl }
    const { events, launched } = setUp({ App }, before)
    const opened: NativeLink[] = []
    events.onLink((link) => opened.push(link))
    return { App, launched, opened, settle: () => vi.advanceTimersByTimeAsync(PLUGIN_TIMEOUT_MS) }
  }

  it('has the link that started the app, once', async () => {
    const { App, launched, opened, settle } = await links(answers({ url: GIFT }))
    // Android sends it as an event, too.
    App.send('appUrlOpen', { url: GIFT })
    await settle()
    expect(opened).toEqual([{ url: GIFT, isLaunch: true }])
    expect(launched.get()).toBe(GIFT)
  })

  it('gives each later link, also one that is the same as before', async () => {
    const { App, launched, opened, settle } = await links(answers())
    await settle()
    for (const url of [VIP, VIP]) App.send('appUrlOpen', { url })
    expect(opened).toEqual([VIP, VIP].map((url) => ({ url, isLaunch: false })))
    expect(launched.get()).toBe(VIP)
  })

  it('does not open the launch link again after a reload, but a new link', async () => {
    const again = await links(answers({ url: GIFT }), GIFT)
    await again.settle()
    expect(again.opened).toEqual([])
    again.App.send('appUrlOpen', { url: VIP })
    expect(again.opened).toEqual([{ url: VIP, isLaunch: false }])
  })

  it.each([
    ['none', answers()],
    ['an empty one', answers({ url: '' })],
    ['no address', answers({ url: 7 })],
    ['a refusal', refuses()],
    ['silence', isSilent()],
  ])('opens later links after %s for the launch link', async (_what, getLaunchUrl) => {
    const { App, opened, settle } = await links(getLaunchUrl)
    App.send('appUrlOpen', {})
    App.send('appUrlOpen', null)
    await settle()
    expect(opened).toEqual([])
    App.send('appUrlOpen', { url: VIP })
    expect(opened).toEqual([{ url: VIP, isLaunch: false }])
  })
})
