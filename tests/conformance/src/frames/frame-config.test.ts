import { describe, expect, it } from 'vitest'
import { frameNames, parseFrame, readFrames } from './frame-config.ts'

describe('the setting of framed pages', () => {
  it('takes an address with or without its kind', () => {
    expect(parseFrame('https://games.example/a?x=1')).toEqual({ url: 'https://games.example/a?x=1' })
    expect(parseFrame('game=https://games.example/')).toEqual({ url: 'https://games.example/', kind: 'game' })
    expect(() => parseFrame('games')).toThrow('--frame wants an address')
    expect(readFrames('c.yaml', ['game=https://games.example/'])).toEqual([parseFrame('game=https://games.example/')])
  })

  it.each([
    [{}, 'frames is a list'],
    [[5], 'frame 1 is an address or an object'],
    [[{ url: 'https://a.example/', step: [] }], 'there is no setting named step'],
    [[{ url: 'https://a.example/', call: 'launchGame' }], 'wants one of url and call'],
    [[{ url: 'a.example' }], 'frame 1: a.example is no address'],
    [[{ kind: 'game' }], 'wants one of url and call'],
    [[{ call: 'launchGame', steps: [{ sends: 'close' }] }], 'steps is a list of'],
  ])('says what is wrong with %j', (value, words) => {
    expect(() => readFrames('c.yaml', value)).toThrow(words)
  })

  it('gives every page a name of its own, without what may be secret in its address', () => {
    const url = 'https://games.example/slot?token=secret'
    expect(
      frameNames([{ url }, { url, kind: 'game' }, { url, kind: 'game' }, { call: 'launchGame' }, { url, name: 'a' }]),
    ).toEqual(['frame:slot', 'frame:game slot', 'frame:game slot 2', 'frame:launchGame', 'frame:a'])
  })
})
