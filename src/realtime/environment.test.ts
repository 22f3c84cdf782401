import { afterEach, expect, it, vi } from 'vitest'
import { watchBrowserWakeUps } from './environment.ts'
import { socketUrl } from './socket-url.ts'

afterEach(() => vi.unstubAllGlobals())

it('watchBrowserWakeUps fires when the device comes online and the page becomes visible, not when it is hidden', () => {
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
  stop()
  device.dispatchEvent(new Event('online'))
  page.dispatchEvent(new Event('visibilitychange'))
  expect(onWakeUp).toHaveBeenCalledTimes(3)
})

it("socketUrl is on the app's own origin", () => {
  expect(socketUrl('u 1/2', 'http://127.0.0.1:5173')).toBe('ws://127.0.0.1:5173/webSocket/u%201%2F2')
  expect(socketUrl('7', 'https://play.example')).toBe('wss://play.example/webSocket/7')
})
