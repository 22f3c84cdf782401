import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BadgeStore } from '#src/stores/badge-store.ts'
import { connectedClient } from '../testing/client-with-fakes.ts'
import { bindBadgeEvents, bindConnectionEvents } from './bind-events.ts'
import { createCatchUp } from './catch-up.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A new connection to a server that counts `server.unread`; each read takes as long as the test decides. */
function setUp() {
  const { client, socket } = connectedClient()
  const badges = new BadgeStore()
  const server: { unread: number; isDown: boolean; revision?: number } = { unread: 0, isDown: false }
  const responses: (() => void)[] = []
  const refreshBadges = vi.fn(async () => {
    const mark = badges.mark()
    const { unread, isDown, revision } = server
    await new Promise<void>((resolve) => responses.push(resolve))
    if (!isDown) badges.applyServer({ letterUnreadNum: unread, ...(revision !== undefined && { revision }) }, mark)
    return !isDown
  })
  bindBadgeEvents(client, createCatchUp(client, badges, refreshBadges))
  bindConnectionEvents(client, { refreshBadges, loadUser: vi.fn(), onRefused: vi.fn(), onReached: vi.fn() })
  /** Lets the requests be sent, and answers them. */
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
  const receive = (content: number, sid: string, revision?: unknown) =>
    socket().receive({ event: 'inbox.unread', content, sid, ...(revision !== undefined && { revision }) })
  const unread = () => badges.counts.inboxUnread
  return { client, socket, badges, server, refreshBadges, settle, reconnect, receive, unread }
}

describe('createCatchUp', () => {
  describe('without revisions', () => {
    it.each(['before the counters were read', 'after it'])(
      'reads the counters again for a message that comes again on the first connection of a page, %s',
      async (when) => {
        const { badges, refreshBadges, settle, receive, unread } = setUp()
        if (when === 'after it') badges.applyServer({ letterUnreadNum: 0 }, badges.mark())
        receive(5, 'old')
        expect(unread()).toBe(0)
        await settle()
        expect(unread()).toBe(0)
        expect(refreshBadges).toHaveBeenCalledTimes(1)
      },
    )

    it('keeps the counters when an old message comes again during the read of a reconnect, or after it', async () => {
      const { settle, reconnect, receive, unread } = setUp()
      await reconnect()
      receive(5, 'old')
      await settle()
      expect(unread()).toBe(0)
      receive(6, 'older')
      await settle()
      expect(unread()).toBe(0)
    })

    it('shows the newest count if a message that seemed old is new, also during a read', async () => {
      const { server, settle, receive, unread } = setUp()
      receive(5, 'old')
      await vi.advanceTimersByTimeAsync(0)
      server.unread = 1
      receive(1, 'new')
      await settle()
      await vi.advanceTimersByTimeAsync(200)
      await settle()
      expect(unread()).toBe(1)
    })

    it('applies the last message if the counters cannot be read, unless another player has logged in', async () => {
      const { client, server, settle, receive, unread } = setUp()
      server.isDown = true
      receive(4, 'old')
      receive(5, 'newer')
      await settle()
      expect(unread()).toBe(5)
      receive(6, 'newest')
      await vi.advanceTimersByTimeAsync(200)
      client.connect('u2')
      await settle()
      expect(unread()).toBe(5)
    })

    it('reads a few times only while counts go on changing', async () => {
      const { refreshBadges, settle, receive } = setUp()
      for (let count = 1; count <= 1_000; count += 1) {
        receive(count, `m${String(count)}`)
        await vi.advanceTimersByTimeAsync(15)
        await settle()
      }
      expect(refreshBadges.mock.calls.length).toBeLessThan(8)
    })

    it('applies a message at once after the first pong', async () => {
      const { socket, refreshBadges, settle, receive, unread } = setUp()
      socket().receive({ event: 'pong' })
      receive(4, 'new')
      expect(unread()).toBe(4)
      await settle()
      expect(refreshBadges).not.toHaveBeenCalled()
    })
  })

  describe('with revisions', () => {
    it('applies a newer message at once, and ignores an older one, without a read', async () => {
      const { badges, refreshBadges, settle, receive, unread } = setUp()
      badges.applyServer({ letterUnreadNum: 1, revision: 8 }, badges.mark())
      receive(5, 'old', 7)
      expect(unread()).toBe(1)
      receive(2, 'new', 8)
      expect(unread()).toBe(2)
      await settle()
      expect([unread(), refreshBadges.mock.calls.length]).toEqual([2, 0])
    })

    it('orders a message that came again before the first read by that read', async () => {
      const { server, refreshBadges, settle, receive, unread } = setUp()
      server.revision = 8
      void refreshBadges()
      receive(5, 'old', 7)
      await settle()
      expect(unread()).toBe(0)
      expect(refreshBadges).toHaveBeenCalledTimes(1)
    })

    it('reads the counters again where the badge data has none, or the message one that cannot be read', async () => {
      const { badges, refreshBadges, settle, receive, unread } = setUp()
      badges.applyServer({ letterUnreadNum: 0 }, badges.mark())
      receive(5, 'old', 7)
      await settle()
      receive(6, 'odd', '9')
      await vi.advanceTimersByTimeAsync(200)
      await settle()
      expect([unread(), refreshBadges.mock.calls.length]).toEqual([0, 2])
    })
  })
})
