import { describe, expect, it } from 'vitest'
import { OverlayStore } from '#src/stores/overlay-store.ts'
import { mayCover } from './may-cover.ts'

describe('mayCover', () => {
  it.each([
    ['/game', true],
    ['/wallet', true],
    ['/login', false],
    ['/finance/recharge', false],
    ['/kyc/upload', false],
    ['/livechat', false],
    ['/customerService', false],
  ])('%s: %s', (pathname, expected) => {
    expect(mayCover(pathname, new OverlayStore())).toBe(expected)
  })

  it('leaves a game alone, also a collapsed frame', () => {
    const overlays = new OverlayStore()
    const id = overlays.openFrame('gameFrame', {} as never)
    expect(mayCover('/game', overlays)).toBe(false)
    overlays.setCollapsed(id, true)
    expect(mayCover('/game', overlays)).toBe(false)
    overlays.close(id)
    expect(mayCover('/game', overlays)).toBe(true)
  })

  it("leaves a dialog's form and a page's sheet alone", () => {
    const overlays = new OverlayStore()
    const id = overlays.open('tradePassword', {})
    expect(mayCover('/profile', overlays)).toBe(false)
    overlays.close(id)
    overlays.pushSheet(() => undefined)
    expect(mayCover('/profile', overlays)).toBe(false)
  })
})
