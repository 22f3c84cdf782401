import { isRedirect } from '@tanstack/react-router'
import { describe, expect, test, vi } from 'vitest'
import { createGuard } from './guards.ts'

function guardFor(isLoggedIn: boolean) {
  const ask = vi.fn(() => 1)
  const guard = createGuard({ session: { isLoggedIn }, overlays: { ask } })
  const open = (access: ('open' | 'player')[], href: string, isPreload = false): unknown => {
    try {
      guard({ access, href, isPreload })
      return undefined
    } catch (thrown) {
      return thrown
    }
  }
  return { ask, open }
}

describe('a visitor', () => {
  test('opens what is open', () => {
    const { ask, open } = guardFor(false)
    expect(open(['open', 'open'], '/game')).toBeUndefined()
    expect(ask).not.toHaveBeenCalled()
  })

  test('at a page for players is sent to game and asked to log in, with the way back', () => {
    const { ask, open } = guardFor(false)
    const thrown = open(['open', 'open', 'player'], '/game/record?type=slot')
    expect(isRedirect(thrown) && thrown.options).toMatchObject({ to: '/game', replace: true })
    expect(ask).toHaveBeenCalledExactlyOnceWith('loginFirst', { returnTo: '/game/record?type=slot' })
  })

  test('is asked nothing while a page is only loaded ahead', () => {
    const { ask, open } = guardFor(false)
    expect(isRedirect(open(['player'], '/wallet', true))).toBe(true)
    expect(ask).not.toHaveBeenCalled()
  })
})

test('a player opens both', () => {
  const { ask, open } = guardFor(true)
  expect(open(['open', 'player'], '/wallet')).toBeUndefined()
  expect(open(['open'], '/login')).toBeUndefined()
  expect(ask).not.toHaveBeenCalled()
})
