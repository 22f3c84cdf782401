import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BadgeStore } from '#src/stores/badge-store.ts'
import { connectedClient } from '../testing/client-with-fakes.ts'
import { bindBadgeEvents } from './bind-badge-events.ts'
import { bindConnectionEvents } from './bind-connection-events.ts'
import { createCatchUp } from './catch-up.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A client whose server counts `server.unread`; each read takes as long as the test decides. */
function setUp() {
  const { client, socket } = connectedClient()
  const badges = new BadgeStore()
  const server = { unread: 0, isDown: false }
  const responses: (() => void)[] = []
  const refreshBadges = vi.fn(async () => {
    const mark = badges.mark()
    const { unread, isDown } = server
    await new Promise<void>((resolve) => responses.push(resolve))
    if (!isDown) badges.applyServer({ letterUnreadNum: unread }, mark)
    return !isDown
  })
  const catchUp = createCatchUp(client, badges, refreshBadges)
  bindBadgeEvents(client, catchUp)
  bindConnectionEvents(client, { refreshBadges: catchUp.read, loadUser: vi.fn(), onRefused: vi.fn() })
  const settle = async () => {
    await vi.advanceTimersByTimeAsync(0)
    for (const respond of responses.splice(0)) respond()
    await vi.advanceTimersByTimeAsync(0)
  }
  const reconnect = async () => {
    socket().end()
    await vi.advanceTimersByTimeAsync(3_000)
    socket().open()
  }
  const receive = (content: number, sid: string) => socket().receive({ event: 'inbox.unread', content, sid })
  const unread = () => badges.counts.inboxUnread
  return { socket, server, refreshBadges, settle, reconnect, receive, unread }
}

describe('createCatchUp', () => {
  it('keeps counters that were read since a reconnect when an old message comes again, and reads once more', async () => {
    const { refreshBadges, settle, reconnect, receive, unread } = setUp()
    await reconnect()
    await settle()
    receive(5, 'old')
    expect(unread()).toBe(0)
    await settle()
    expect(unread()).toBe(0)
    expect(refreshBadges).toHaveBeenCalledTimes(2)
  })

  it('shows the newest count if a message that seemed old is new, also during a read', async () => {
    const { server, settle, reconnect, receive, unread } = setUp()
    await reconnect()
    await settle()
    receive(5, 'old')
    server.unread = 1
    receive(1, 'new')
    await settle()
    await settle()
    expect(unread()).toBe(1)
  })

  it('applies the message if the counters cannot be read', async () => {
    const { server, settle, reconnect, receive, unread } = setUp()
    await reconnect()
    await settle()
    server.isDown = true
    receive(5, 'old')
    await settle()
    expect(unread()).toBe(5)
  })

  it('applies a message at once on a first connection, before the counters were read, and after the first pong', async () => {
    const { socket, settle, reconnect, receive, unread } = setUp()
    receive(2, 'first')
    expect(unread()).toBe(2)
    await reconnect()
    receive(3, 'early')
    expect(unread()).toBe(3)
    await settle()
    socket().receive({ event: 'pong' })
    receive(4, 'new')
    expect(unread()).toBe(4)
  })
})
