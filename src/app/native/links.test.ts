import { describe, expect, it, vi } from 'vitest'
import { OverlayStore } from '#src/stores/overlay-store.ts'
import { createLinkOpener, readLink } from './links.ts'

const origin = 'https://play.example'
const site = { origin, appId: 'com.example.tumpak' }

describe('readLink', () => {
  it.each([
    ['/register?code=AB12', '/register?code=AB12'],
    ['/VIP/', '/vip'],
    ['/vip#top', '/vip'],
    ['/finance/return?order=D202611280001&status=success&paid=1', '/finance/recharge?order=D202611280001'],
    ['/finance/return?order=%2F%2Fevil', '/transactionHistory'],
    ['/finance/return', '/transactionHistory'],
    ['/vip?order=D202611280001', '/vip?order=D202611280001'],
  ])('reads %s of the own site as %s', (path, page) => {
    expect(readLink(origin + path, site)).toBe(page)
    expect(readLink(`com.example.tumpak://play.example${path}`, site)).toBe(page)
    expect(readLink(`com.example.tumpak://play.example${path}`, { origin, appId: undefined })).toBeUndefined()
  })

  it.each([
    'https://evil.example/vip',
    'https://play.example.evil.example/vip',
    'https://play.example:8443/vip',
    'http://play.example/vip',
    'tumpak://vip',
    'com.example.tumpak://vip',
    'com.example.tumpak://evil.example/vip',
    'com.example.tumpak://play.example//evil.example/vip',
    'com.example.tumpak:/vip',
    'javascript:alert(1)',
    'intent://play.example/vip',
    'https://play.example//evil.example/vip',
    'https://player@play.example/vip',
    '/vip',
    '',
    `https://play.example/vip?${'x'.repeat(2048)}`,
  ])('ignores %s', (url) => {
    expect(readLink(url, site)).toBeUndefined()
  })
})

describe('createLinkOpener', () => {
  function setUp(at = '/game', hasForm = false) {
    const overlays = new OverlayStore()
    const open = vi.fn<(path: string) => void>()
    const onNavigate = vi.fn<(path: string) => void>()
    const isPage = (pathname: string) => ['/game', '/vip', '/inbox', '/finance/recharge'].includes(pathname)
    const router = { isPage, current: () => at, open }
    const opener = createLinkOpener({ site, overlays, router, hasForm: () => hasForm, onNavigate })
    const send = (path: string, isLaunch = false) => opener({ url: origin + path, isLaunch })
    const asked = () => {
      const top = overlays.stack.at(-1)
      return top?.name === 'linkQuestion' ? top : undefined
    }
    return { asked, onNavigate, open, overlays, send }
  }

  it('opens a page of the app, and nothing else', () => {
    const { open, onNavigate, send } = setUp()
    send('/vip')
    for (const path of ['/api/user/info', '/favicon.svg', '/nowhere']) send(path)
    expect(open).toHaveBeenCalledExactlyOnceWith('/vip')
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/vip')
  })

  it('leaves the page on screen as it is', () => {
    const { asked, open, overlays, send } = setUp('/finance/recharge?order=D202611280001')
    overlays.pushSheet(() => undefined)
    send('/finance/return?order=D202611280001')
    expect(open).not.toHaveBeenCalled()
    expect(asked()).toBeUndefined()
  })

  it.each([
    ['a dialog', (overlays: OverlayStore) => overlays.open('bindWallet', {})],
    ["a page's own sheet", (overlays: OverlayStore) => overlays.pushSheet(() => undefined)],
    ['a frame', (overlays: OverlayStore) => overlays.openFrame('activityFrame', { title: '', url: '' })],
    ['a form', undefined],
  ])('asks over %s before it closes what was typed', (_what, show) => {
    const { asked, open, overlays, send } = setUp('/game', show === undefined)
    show?.(overlays)
    send('/vip')
    expect(open).not.toHaveBeenCalled()
    const question = asked()
    expect(question).toBeDefined()
    overlays.close(question?.id ?? -1)
    expect(open).not.toHaveBeenCalled()
  })

  it('closes all overlays once the player agrees, and opens the last link of several', () => {
    const { asked, open, overlays, send } = setUp()
    const closed = vi.fn<() => void>()
    overlays.open('bindWallet', {}, closed)
    overlays.pushSheet(function close() {
      overlays.popSheet(close)
    })
    send('/vip')
    send('/inbox')
    expect(overlays.stack).toHaveLength(2)
    const question = asked()
    overlays.leave(question?.id ?? -1)
    question?.props.onOpen()
    expect(open).toHaveBeenCalledExactlyOnceWith('/inbox')
    expect(closed).toHaveBeenCalledOnce()
    expect(overlays.isOpen).toBe(false)
  })

  it('does not ask for the link that started the app', () => {
    const { asked, open, send } = setUp('/game', true)
    send('/vip', true)
    expect(open).toHaveBeenCalledExactlyOnceWith('/vip')
    expect(asked()).toBeUndefined()
  })

  it('keeps the age sheet, which requires an answer, and the prompts that wait', () => {
    const { open, overlays, send } = setUp()
    overlays.enqueue('ageCheck', { onAccept: () => undefined })
    overlays.enqueue('follow', {})
    send('/vip')
    expect(open).toHaveBeenCalledOnce()
    expect(overlays.queued?.name).toBe('ageCheck')
    expect(overlays.waiting.map(({ name }) => name)).toEqual(['follow'])
  })
})
