import { describe, expect, it, vi } from 'vitest'
import { SERVER_EVENTS } from '#generated/ws/socket.ts'
import { BadgeStore } from '#src/stores/badge-store.ts'
import { Emitter } from '../emitter.ts'
import type { RealtimeEvents } from '../realtime-events.ts'
import { bindBadgeEvents } from './bind-badge-events.ts'
import { bindConnectionEvents } from './bind-connection-events.ts'
import { bindWarnings } from './bind-warnings.ts'

const emitter = () =>
  new Emitter<RealtimeEvents>((error) => {
    throw error
  })

describe('socket handlers', () => {
  it('set the counter of every counter event', () => {
    const socket = emitter()
    const badges = new BadgeStore()
    bindBadgeEvents(socket, badges)
    for (const event of SERVER_EVENTS.filter((one) => one !== 'pong')) {
      expect(socket.emit(event, { event, content: 3 } as never), event).toBe(true)
    }
    expect(Object.values(badges.counts)).toEqual(Array.from({ length: 7 }, () => 3))
  })

  it('reload only the counters after missed messages', () => {
    const socket = emitter()
    const reactions = { refreshBadges: vi.fn(), loadUser: vi.fn(), onRefused: vi.fn() }
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
      loadUser: () => order.push('user'),
      onRefused: () => order.push('refused'),
    }
    bindConnectionEvents(socket, reactions)
    socket.emit('unopened', { attempts: 3 })
    expect(order).toEqual(['user'])
    socket.emit('refused', { code: 4401, reason: '' })
    expect(order).toEqual(['user', 'refused', 'user'])
  })

  it('log an unbound event without its content', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const socket = emitter()
    bindWarnings(socket)
    socket.emit('unbound', { event: 'new.thing', content: 'secret' })
    expect(warn).toHaveBeenCalledExactlyOnceWith('No handler for the socket event "new.thing"')
  })
})
