import { describe, expect, it, vi } from 'vitest'
import { APP_PAUSE, APP_RESUME } from '#src/lib/app-events.ts'
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

describe('watchVisibleAgain', () => {
  it('ignores the first time', () => {
    const { fire, onVisibleAgain } = page()
    fire('pageshow')
    expect(onVisibleAgain).not.toHaveBeenCalled()
  })

  it('calls back once per return, however many events fire', () => {
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

  it("calls back when the wrapper's app comes back, also if visibility did not change", () => {
    const { become, fire, onVisibleAgain } = page()
    fire(APP_RESUME)
    expect(onVisibleAgain).not.toHaveBeenCalled()
    fire(APP_PAUSE)
    fire(APP_RESUME)
    expect(onVisibleAgain).toHaveBeenCalledTimes(1)
    fire(APP_PAUSE)
    become('hidden')
    // The page is not drawn yet.
    fire(APP_RESUME)
    become('visible')
    fire(APP_RESUME)
    expect(onVisibleAgain).toHaveBeenCalledTimes(2)
  })

  it('calls back after a restore from the back-forward cache', () => {
    const { fire, onVisibleAgain } = page()
    fire('pagehide')
    fire('pageshow')
    expect(onVisibleAgain).toHaveBeenCalledTimes(1)
  })
})
