import { describe, expect, it, vi } from 'vitest'
import { BADGE_OF_EVENT, type BadgeEvent } from '#src/stores/badge-names.ts'
import { BadgeStore } from '#src/stores/badge-store.ts'
import { Emitter } from '../emitter.ts'
import type { RealtimeEvents } from '../realtime-events.ts'
import { connectedClient } from '../testing/client-with-fakes.ts'
import { bindAffectingEvents, bindBadgeEvents, bindConnectionEvents, bindWarnings } from './bind-events.ts'

const emitter = () =>
  new Emitter<RealtimeEvents>((error) => {
    throw error
  })

describe('socket handlers', () => {
  it('set the counter of every counter event', () => {
    const socket = emitter()
    const badges = new BadgeStore()
    bindBadgeEvents(socket, badges)
    for (const event of Object.keys(BADGE_OF_EVENT) as BadgeEvent[]) {
      expect(socket.emit(event, { event, content: 3 } as never), event).toBe(true)
    }
    expect(Object.values(badges.counts).every((count) => count === 3)).toBe(true)
  })

  it('refetch what an event affects that is no counter', () => {
    const socket = emitter()
    const refetch = vi.fn<(paths: readonly string[]) => void>()
    bindAffectingEvents(socket, refetch, { 'inbox.unread': ['api/letter'], 'limit.reached': ['api/user/limits'] })
    socket.emit('inbox.unread', { event: 'inbox.unread', content: 1 })
    socket.emit('limit.reached' as 'inbox.unread', { event: 'inbox.unread', content: 1 })
    expect(refetch.mock.calls).toEqual([[['api/user/limits']]])
  })

  it('reload only the counters after missed messages', () => {
    const socket = emitter()
    const reactions = { refreshBadges: vi.fn(), loadUser: vi.fn(), onRefused: vi.fn(), onReached: vi.fn() }
    bindConnectionEvents(socket, reactions)
    socket.emit('missed', {})
    expect(reactions.refreshBadges).toHaveBeenCalledTimes(1)
    expect(reactions.loadUser).not.toHaveBeenCalled()
  })

  it('request user info after a refused session, and report the refusal first', () => {
    const socket = emitter()
    const order: string[] = []
    const reactions = {
      refreshBadges: vi.fn(),
      onReached: vi.fn(),
      loadUser: () => order.push('user'),
      onRefused: () => order.push('refused'),
    }
    bindConnectionEvents(socket, reactions)
    socket.emit('unopened', { attempts: 3 })
    expect(order).toEqual(['user'])
    socket.emit('refused', { code: 4401, reason: '' })
    expect(order).toEqual(['user', 'refused', 'user'])
  })

  it('report that the server was reached by an opening and by a pong', () => {
    const socket = emitter()
    const onReached = vi.fn<() => void>()
    bindConnectionEvents(socket, { refreshBadges: vi.fn(), loadUser: vi.fn(), onRefused: vi.fn(), onReached })
    socket.emit('opened', { attempt: 0 })
    expect(onReached).toHaveBeenCalledTimes(1)
    socket.emit('pong', { event: 'pong' })
    expect(onReached).toHaveBeenCalledTimes(2)
  })

  it('log no more than the start of a long event name', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const { client, socket } = connectedClient()
    bindWarnings(client)
    socket().receive({ event: 'x'.repeat(1_000_000), content: 1 })
    expect(warn).toHaveBeenCalledOnce()
    expect(String(warn.mock.calls[0]?.[0]).length).toBeLessThan(300)
    warn.mockRestore()
  })

  it('log an unbound event without its content', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const socket = emitter()
    bindWarnings(socket)
    socket.emit('unbound', { event: 'new.thing', content: 'secret' })
    expect(warn).toHaveBeenCalledExactlyOnceWith('No handler for the socket event "new.thing"')
  })
})
