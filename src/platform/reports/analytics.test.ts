import { expect, test, vi } from 'vitest'
import { createAnalytics } from './analytics.ts'

const CONVERSION = { event: 'Purchase', amount: 500, currency: 'PHP' }
const yes = () => true

test("analytics passes a conversion to the configured hook, with the player's consent", () => {
  const hook = vi.fn()
  const analytics = createAnalytics({ hook: () => 'onConversion', isAllowed: yes, host: { onConversion: hook } })
  expect(analytics.isOn()).toBe(true)
  analytics.hand({ ...CONVERSION, uid: 'U1' } as typeof CONVERSION)
  expect(hook).toHaveBeenCalledExactlyOnceWith(CONVERSION)
})

test('analytics passes nothing on without consent, which the player may withdraw', () => {
  const hook = vi.fn()
  let isAllowed = false
  const analytics = createAnalytics({
    hook: () => 'onConversion',
    isAllowed: () => isAllowed,
    host: { onConversion: hook },
  })
  analytics.hand(CONVERSION)
  expect(hook).not.toHaveBeenCalled()
  isAllowed = true
  analytics.hand(CONVERSION)
  isAllowed = false
  analytics.hand(CONVERSION)
  expect(hook).toHaveBeenCalledOnce()
})

test('analytics is off without configuration', () => {
  const hook = vi.fn()
  const analytics = createAnalytics({ hook: () => '', isAllowed: yes, host: { '': hook } })
  expect(analytics.isConfigured).toBe(false)
  expect(analytics.isOn()).toBe(false)
  analytics.hand(CONVERSION)
  expect(hook).not.toHaveBeenCalled()
})

test('analytics ignores a hook that is missing or throws', () => {
  expect(createAnalytics({ hook: () => 'gone', isAllowed: yes, host: {} }).isOn()).toBe(false)
  const host = {
    bad: () => {
      throw new Error('theirs')
    },
  }
  expect(() => createAnalytics({ hook: () => 'bad', isAllowed: yes, host }).hand(CONVERSION)).not.toThrow()
})

test("the build's own is off without the player's consent, which is read each time", async () => {
  const hook = vi.fn<(conversion: unknown) => void>()
  vi.stubEnv('VITE_ANALYTICS_HOOK', 'onConversion')
  vi.stubGlobal('onConversion', hook)
  vi.resetModules()
  const { analytics, configureAnalytics } = await import('./analytics.ts')
  vi.unstubAllEnvs()
  analytics.hand(CONVERSION)
  let isAllowed = true
  configureAnalytics({ isAllowed: () => isAllowed })
  analytics.hand(CONVERSION)
  isAllowed = false
  analytics.hand(CONVERSION)
  expect(hook).toHaveBeenCalledExactlyOnceWith(CONVERSION)
})
