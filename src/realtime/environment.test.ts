import { afterEach, expect, it, vi } from 'vitest'
import { APP_RESUME } from '#src/lib/app-events.ts'
import { watchBrowserWakeUps } from './environment.ts'
import { socketUrl } from './socket-url.ts'

afterEach(() => vi.unstubAllGlobals())

it('watchBrowserWakeUps fires when the device comes online, the page becomes visible or the app comes back, not when hidden', () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' })
  const device = new EventTarget()
  vi.stubGlobal('window', device)
  vi.stubGlobal('document', page)
  const onWakeUp = vi.fn()
  const stop = watchBrowserWakeUps(onWakeUp)
  device.dispatchEvent(new Event('online'))
  device.dispatchEvent(new Event('pageshow'))
  page.dispatchEvent(new Event('visibilitychange'))
  expect(onWakeUp).toHaveBeenCalledTimes(2)
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  expect(onWakeUp).toHaveBeenCalledTimes(3)
  device.dispatchEvent(new Event(APP_RESUME))
  expect(onWakeUp).toHaveBeenCalledTimes(4)
  stop()
  device.dispatchEvent(new Event('online'))
  device.dispatchEvent(new Event(APP_RESUME))
  page.dispatchEvent(new Event('visibilitychange'))
  expect(onWakeUp).toHaveBeenCalledTimes(4)
})

it("socketUrl is on the app's own origin", () => {
  expect(socketUrl('u 1/2', 'http://127.0.0.1:5173')).toBe('ws://127.0.0.1:5173/webSocket/u%201%2F2')
  expect(socketUrl('7', 'https://play.example')).toBe('wss://play.example/webSocket/7')
})
