import { describe, expect, it } from 'vitest'
import { OverlayStore } from '#src/stores/overlay-store.ts'
import { canCoverPage } from './can-cover-page.ts'

describe('canCoverPage', () => {
  it.each([
    ['/game', true],
    ['/wallet', true],
    ['/login', false],
    ['/finance/recharge', false],
    ['/kyc/upload', false],
    ['/livechat', false],
    ['/customerService', false],
  ])('%s: %s', (pathname, expected) => {
    expect(canCoverPage(pathname, new OverlayStore())).toBe(expected)
  })

  it('leaves a game alone, also a collapsed frame', () => {
    const overlays = new OverlayStore()
    const id = overlays.openFrame('gameFrame', {} as never)
    expect(canCoverPage('/game', overlays)).toBe(false)
    overlays.setCollapsed(id, true)
    expect(canCoverPage('/game', overlays)).toBe(false)
    overlays.close(id)
    expect(canCoverPage('/game', overlays)).toBe(true)
  })

  it('covers a first visit below the age sheet and a document that opens from it', () => {
    const overlays = new OverlayStore()
    overlays.enqueue('ageCheck', { onAccept: () => undefined })
    expect(canCoverPage('/game', overlays)).toBe(true)
    overlays.open('document', { name: 'termsOfUse' })
    expect(canCoverPage('/game', overlays)).toBe(true)
    expect(canCoverPage('/login', overlays)).toBe(false)
  })

  it("leaves a dialog's form and a page's sheet alone", () => {
    const overlays = new OverlayStore()
    const id = overlays.open('tradePassword', {})
    expect(canCoverPage('/profile', overlays)).toBe(false)
    overlays.close(id)
    overlays.pushSheet(() => undefined)
    expect(canCoverPage('/profile', overlays)).toBe(false)
  })
})
