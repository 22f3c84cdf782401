import { describe, expect, it } from 'vitest'
import { frameNames, parseFrame, readFrames } from './frame-config.ts'

describe('the frames setting', () => {
  it('parses an address with or without a kind', () => {
    expect(parseFrame('https://games.example/a?x=1')).toEqual({ url: 'https://games.example/a?x=1' })
    expect(parseFrame('game=https://games.example/')).toEqual({ url: 'https://games.example/', kind: 'game' })
    expect(() => parseFrame('games')).toThrow('--frame must be an address')
    expect(readFrames('c.yaml', ['game=https://games.example/'])).toEqual([parseFrame('game=https://games.example/')])
  })

  it.each([
    [{}, 'frames must be a list'],
    [[5], 'frame 1 must be an address or an object'],
    [[{ url: 'https://a.example/', call: 'launchGame' }], 'must have one of url and call'],
    [[{ url: 'a.example' }], 'frame 1: a.example is not an address'],
    [[{ kind: 'game' }], 'must have one of url and call'],
    [[{ call: 'launchGame', steps: [{ sends: 'close' }] }], 'steps must be a list of'],
  ])('rejects %j', (value, words) => {
    expect(() => readFrames('c.yaml', value)).toThrow(words)
  })

  it('gives every page a unique name without secrets of its URL', () => {
    const url = 'https://games.example/slot?token=secret'
    expect(
      frameNames([{ url }, { url, kind: 'game' }, { url, kind: 'game' }, { call: 'launchGame' }, { url, name: 'a' }]),
    ).toEqual(['frame:slot', 'frame:game slot', 'frame:game slot 2', 'frame:launchGame', 'frame:a'])
  })
})
