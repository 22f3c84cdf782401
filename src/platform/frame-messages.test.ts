import { describe, expect, it, vi } from 'vitest'
import { FRAME_MESSAGES_BY_KIND } from '#generated/ws/frames.ts'
import { type FrameKind, listenToFrame, postToFrame } from './frame-messages.ts'

const origin = 'https://games.example'

function listening(kind: FrameKind, listenTo = origin) {
  const app = new EventTarget()
  const page = {} as Window
  const frame: { contentWindow: Window | null } = { contentWindow: page }
  const onMessage = vi.fn()
  const onIgnored = vi.fn()
  const stop = listenToFrame({ window: app as Window, frame, origin: listenTo, kind, onMessage, onIgnored })
  const post = (data: unknown, from: { source?: unknown; origin?: string } = {}) => {
    app.dispatchEvent(Object.assign(new Event('message'), { data, source: page, origin, ...from }))
  }
  return { frame, onMessage, onIgnored, stop, post }
}

describe('postToFrame', () => {
  it("posts to the origin of the frame's address", () => {
    const postMessage = vi.fn()
    postToFrame({ contentWindow: { postMessage } as never }, 'https://games.example/play?token=1', { event: 'pause' })
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ event: 'pause' }, 'https://games.example')
  })

  it('posts nothing to a page without an origin, nor to a frame that is gone', () => {
    const postMessage = vi.fn()
    postToFrame({ contentWindow: { postMessage } as never }, 'data:text/html,x', { event: 'pause' })
    postToFrame({ contentWindow: null }, 'https://games.example/', { event: 'resume' })
    expect(postMessage).not.toHaveBeenCalled()
  })
})

describe('listenToFrame: senders', () => {
  it("accepts the frame's own window and origin", () => {
    const { onMessage, onIgnored, post } = listening('game')
    post({ event: 'close' })
    expect(onMessage).toHaveBeenCalledExactlyOnceWith({ event: 'close' })
    expect(onIgnored).not.toHaveBeenCalled()
  })

  it.each([
    ['another window', {}],
    ['no window', null],
  ])('does not hear %s of the same origin', (_name, source) => {
    const { onMessage, onIgnored, post } = listening('game')
    post({ event: 'close' }, { source })
    expect([onMessage.mock.calls, onIgnored.mock.calls]).toEqual([[], []])
  })

  it.each(['https://games.example.evil', 'http://games.example', 'https://games.example:8443', 'null', ''])(
    "ignores the frame's window once it shows a page of %j",
    (from) => {
      const { onMessage, onIgnored, post } = listening('game')
      post({ event: 'close' }, { origin: from })
      expect(onMessage).not.toHaveBeenCalled()
      expect(onIgnored).toHaveBeenCalledWith({ reason: 'origin', origin: from, data: { event: 'close' } })
    },
  )

  it('rejects the origin "null"', () => {
    const { onMessage, post } = listening('game', 'null')
    post({ event: 'close' }, { origin: 'null' })
    expect(onMessage).not.toHaveBeenCalled()
  })

  it('ignores messages after the frame is removed, including those without a source', () => {
    const { frame, onMessage, post } = listening('game')
    frame.contentWindow = null
    post({ event: 'close' }, { source: null })
    expect(onMessage).not.toHaveBeenCalled()
  })

  it('ignores messages after stop', () => {
    const { onMessage, stop, post } = listening('game')
    stop()
    stop()
    post({ event: 'close' })
    expect(onMessage).not.toHaveBeenCalled()
  })
})

describe('listenToFrame: messages', () => {
  it('lets a payment send close, a game close and deposit, and an activity all eight', () => {
    expect(FRAME_MESSAGES_BY_KIND.payment).toEqual(['close'])
    expect(FRAME_MESSAGES_BY_KIND.game).toEqual(['close', 'deposit'])
    expect(FRAME_MESSAGES_BY_KIND.activity).toHaveLength(8)
  })

  it.each(['signUp', 'depositSign', 'taskReward', 'inviteSpin', 'energyFill'])(
    'takes %s from an activity, not from a game',
    (event) => {
      const activity = listening('activity')
      activity.post({ event })
      expect(activity.onMessage).toHaveBeenCalledWith({ event })
      const game = listening('game')
      game.post({ event })
      expect(game.onMessage).not.toHaveBeenCalled()
      expect(game.onIgnored).toHaveBeenCalledWith({ reason: 'kind', origin, data: { event } })
    },
  )

  it('takes nothing but close from a payment, which proves no payment', () => {
    const { onMessage, onIgnored, post } = listening('payment')
    post({ event: 'close', status: 'success', orderNo: 'D1' })
    expect(onMessage).toHaveBeenCalledExactlyOnceWith({ event: 'close' })
    for (const event of FRAME_MESSAGES_BY_KIND.activity) {
      if (event !== 'close') post({ event, content: [{ type: 'cash', amount: 1 }] })
    }
    expect(onMessage).toHaveBeenCalledTimes(1)
    expect(onIgnored).toHaveBeenCalledTimes(7)
    post({ event: 'close' }, { source: {} })
    post({ event: 'close' }, { origin: 'https://other.example' })
    expect(onMessage).toHaveBeenCalledTimes(1)
  })

  it('passes rewards on without unknown fields', () => {
    const { onMessage, post } = listening('activity')
    post({ event: 'reward', content: [{ type: 'cash', amount: 110.57, html: '<b>' }], more: 1 })
    expect(onMessage).toHaveBeenCalledWith({ event: 'reward', content: [{ type: 'cash', amount: 110.57 }] })
  })

  it.each([
    '{"event":"close"}',
    'close',
    null,
    undefined,
    [],
    {},
    { event: 'jackpot' },
    { event: ['close'] },
    { event: 'reward' },
    { event: 'reward', content: [] },
    { event: 'reward', content: [{ type: 'gold', amount: 1 }] },
    { event: 'reward', content: [{ type: 'cash', amount: -1 }] },
    { event: 'reward', content: [{ type: 'cash', amount: Number.NaN }] },
    { event: 'reward', content: [{ type: 'cash', amount: Number.POSITIVE_INFINITY }] },
    { event: 'reward', content: Array(21).fill({ type: 'cash', amount: 1 }) },
  ])('ignores %j', (data) => {
    const { onMessage, onIgnored, post } = listening('activity')
    post(data)
    expect(onMessage).not.toHaveBeenCalled()
    expect(onIgnored).toHaveBeenCalledWith(expect.objectContaining({ reason: 'shape' }))
  })
})
