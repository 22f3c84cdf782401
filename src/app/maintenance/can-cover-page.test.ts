import { describe, expect, it } from 'vitest'
import { OverlayStore } from '#src/stores/overlay-store.ts'
import { canCoverPage } from './can-cover-page.ts'

const at = (pathname: string) => ({ pathname, state: {} })

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
    expect(canCoverPage(at(pathname), new OverlayStore())).toBe(expected)
  })

  it('leaves a game alone, also a collapsed frame', () => {
    const overlays = new OverlayStore()
    const id = overlays.openFrame('gameFrame', {} as never)
    expect(canCoverPage(at('/game'), overlays)).toBe(false)
    overlays.setCollapsed(id, true)
    expect(canCoverPage(at('/game'), overlays)).toBe(false)
    overlays.close(id)
    expect(canCoverPage(at('/game'), overlays)).toBe(true)
  })

  it('covers a first visit below the age sheet and a document that opens from it', () => {
    const overlays = new OverlayStore()
    overlays.enqueue('ageCheck', { onAccept: () => undefined })
    expect(canCoverPage(at('/game'), overlays)).toBe(true)
    overlays.open('document', { name: 'termsOfUse' })
    expect(canCoverPage(at('/game'), overlays)).toBe(true)
    expect(canCoverPage(at('/login'), overlays)).toBe(false)
  })

  it('leaves the deposit alone that lies over the page', () => {
    expect(canCoverPage({ pathname: '/game', state: { depositSheet: {} } }, new OverlayStore())).toBe(false)
  })

  it("leaves a dialog's form and a page's sheet alone", () => {
    const overlays = new OverlayStore()
    const id = overlays.open('tradePassword', {})
    expect(canCoverPage(at('/profile'), overlays)).toBe(false)
    overlays.close(id)
    overlays.pushSheet(() => undefined)
    expect(canCoverPage(at('/profile'), overlays)).toBe(false)
  })
})
