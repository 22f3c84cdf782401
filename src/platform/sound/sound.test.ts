import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Sound, startSound, type SoundDeps } from './sound.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp({ isSound = false, isMusic = false, own = {} as Partial<SoundDeps> } = {}) {
  const switches = { isSound, isMusic }
  const context = {
    resume: vi.fn<() => Promise<void>>(() => Promise.resolve()),
    suspend: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  }
  const stop = vi.fn<() => void>()
  const synth = { reward: vi.fn<() => number>(() => 1), music: vi.fn<() => () => void>(() => stop) }
  const createContext = vi.fn<() => AudioContext>(() => context as unknown as AudioContext)
  const loadSynth = vi.fn<() => Promise<typeof synth>>(() => Promise.resolve(synth))
  const sound = new Sound({
    isSound: () => switches.isSound,
    isMusic: () => switches.isMusic,
    createContext,
    loadSynth,
    ...own,
  })
  const settle = () => vi.advanceTimersByTimeAsync(300)
  return { sound, switches, context, stop, synth, createContext, loadSynth, settle }
}

test('sound opens and loads nothing while both settings are off', async () => {
  const { sound, createContext, loadSynth, settle } = setUp()
  sound.touched()
  sound.playReward()
  sound.follow()
  await settle()
  expect(createContext).not.toHaveBeenCalled()
  expect(loadSynth).not.toHaveBeenCalled()
})

test('a tap that switches sound off opens nothing', async () => {
  const { sound, switches, createContext, settle } = setUp({ isSound: true })
  sound.touched()
  switches.isSound = false
  await settle()
  expect(createContext).not.toHaveBeenCalled()
})

test('sound is silent before the first touch', async () => {
  const { sound, createContext, settle } = setUp({ isSound: true, isMusic: true })
  sound.playReward()
  sound.follow()
  await settle()
  expect(createContext).not.toHaveBeenCalled()
})

test.each([
  ['at once on a page that was touched before', true, 1],
  ['not on a page that nobody has touched', false, 0],
])('music starts %s', async (_, hasBeenActive, times) => {
  const { synth, createContext, loadSynth, settle } = setUp()
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive } })
  startSound({ isSound: () => false, isMusic: () => true, createContext, loadSynth }, { addEventListener: vi.fn() })
  await settle()
  expect(synth.music).toHaveBeenCalledTimes(times)
})

describe('a reward', () => {
  test('plays in the audio context that opens after the first touch and is then suspended', async () => {
    const { sound, synth, context, createContext, loadSynth, settle } = setUp({ isSound: true })
    sound.touched()
    sound.touched()
    // What the tap does comes first.
    expect(createContext).not.toHaveBeenCalled()
    await settle()
    expect(createContext).toHaveBeenCalledOnce()
    expect(context.resume).toHaveBeenCalledOnce()
    expect(loadSynth).not.toHaveBeenCalled()
    sound.playReward()
    sound.playReward()
    await settle()
    expect(synth.reward).toHaveBeenCalledTimes(2)
    expect([createContext.mock.calls.length, loadSynth.mock.calls.length]).toEqual([1, 1])
    await vi.advanceTimersByTimeAsync(2000)
    expect(context.suspend).toHaveBeenCalledOnce()
  })

  test('stays silent if anything fails', async () => {
    const failing = setUp({ isSound: true, own: { loadSynth: () => Promise.reject(new Error('404')) } })
    failing.sound.touched()
    failing.sound.playReward()
    await failing.settle()
    const full = setUp({
      isSound: true,
      own: {
        createContext: () => {
          throw new DOMException('too many', 'NotSupportedError')
        },
      },
    })
    full.sound.touched()
    full.sound.playReward()
    await full.settle()
    const old = setUp({ isSound: true, own: { createContext: () => undefined } })
    old.sound.touched()
    old.sound.playReward()
    await old.settle()
    for (const { synth } of [failing, full, old]) expect(synth.reward).not.toHaveBeenCalled()
  })
})

describe('music', () => {
  test('starts with the tap that switches it on, and stops when it is switched off', async () => {
    const { sound, switches, synth, stop, createContext, context, settle } = setUp()
    sound.touched()
    switches.isMusic = true
    sound.follow()
    // Synchronously, so the tap still counts as user activation.
    expect(createContext).toHaveBeenCalledOnce()
    await settle()
    expect(synth.music).toHaveBeenCalledOnce()
    sound.follow()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(context.suspend).not.toHaveBeenCalled()
    switches.isMusic = false
    sound.follow()
    expect(stop).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(2000)
    expect(context.suspend).toHaveBeenCalledOnce()
  })

  test('starts with the first touch of a returning player', async () => {
    const { sound, synth, settle } = setUp({ isMusic: true })
    sound.follow()
    sound.touched()
    sound.touched()
    await settle()
    expect(synth.music).toHaveBeenCalledOnce()
  })

  test('does not start if it is switched off while its code loads', async () => {
    const { sound, switches, synth, settle } = setUp({ isMusic: true })
    sound.touched()
    sound.follow()
    switches.isMusic = false
    sound.follow()
    await settle()
    expect(synth.music).not.toHaveBeenCalled()
  })

  test('loads its code again after a failure', async () => {
    const rig = setUp({ isMusic: true })
    rig.loadSynth.mockImplementationOnce(() => {
      return Promise.reject(new Error('offline'))
    })
    rig.sound.touched()
    await rig.settle()
    expect(rig.synth.music).not.toHaveBeenCalled()
    rig.sound.touched()
    await rig.settle()
    expect(rig.synth.music).toHaveBeenCalledOnce()
  })
})
