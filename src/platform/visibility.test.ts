import { expect, test, vi } from 'vitest'
import { watchVisibleAgain } from '#src/platform/visibility.ts'

function page() {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  const window = new EventTarget()
  const onVisibleAgain = vi.fn()
  watchVisibleAgain({ document, window } as unknown as Parameters<typeof watchVisibleAgain>[0], onVisibleAgain)
  return {
    onVisibleAgain,
    become(state: DocumentVisibilityState) {
      document.visibilityState = state
      document.dispatchEvent(new Event('visibilitychange'))
    },
    fire: (name: string) => window.dispatchEvent(new Event(name)),
  }
}

test('the first showing is none', () => {
  const { fire, onVisibleAgain } = page()
  fire('pageshow')
  expect(onVisibleAgain).not.toHaveBeenCalled()
})

test('each return counts once, however many events tell it', () => {
  const { become, fire, onVisibleAgain } = page()
  become('hidden')
  fire('pagehide')
  become('visible')
  fire('pageshow')
  become('visible')
  expect(onVisibleAgain).toHaveBeenCalledTimes(1)
  become('hidden')
  become('visible')
  expect(onVisibleAgain).toHaveBeenCalledTimes(2)
})

test('returning from the back-forward cache counts', () => {
  const { fire, onVisibleAgain } = page()
  fire('pagehide')
  fire('pageshow')
  expect(onVisibleAgain).toHaveBeenCalledTimes(1)
})
