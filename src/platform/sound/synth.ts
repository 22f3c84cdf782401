/* The app's sounds by Web Audio: only this file is downloaded, when the first sound is played. */

/** A rising major chord, in hertz. */
const REWARD = [523.25, 659.25, 783.99, 1046.5]

/** Seconds between two notes of the reward. */
const REWARD_STEP = 0.09

/** The five tones of a kulintang's gongs in hertz, and the looped tune as indexes, -1 for a rest. */
const GONGS = [293.66, 329.63, 392, 440, 523.25]
const TUNE = [0, -1, 2, -1, 3, 2, -1, 4, -1, 3, -1, 2, 1, -1, 0, -1]

/** Seconds per note. */
const BEAT = 0.32

/**
 * How far ahead, in seconds, notes are scheduled, and how often, in milliseconds: timers are late, sound must not be.
 */
const AHEAD = 1
const WRITE_MS = 400

/** Music is quieter than everything else. */
const MUSIC_VOLUME = 0.35

interface Tone {
  readonly hertz: number
  readonly at: number
  readonly volume: number
  /** Seconds until it has faded out. */
  readonly lasts: number
}

/** One struck tone with an octave and a half above it that fades sooner. */
function playTone(context: AudioContext, into: AudioNode, { hertz, at, volume, lasts }: Tone): void {
  for (const [times, part, share] of [
    [1, 1, 1],
    [2.76, 0.4, 0.22],
  ] as const) {
    const voice = context.createOscillator()
    const loudness = context.createGain()
    voice.type = 'sine'
    voice.frequency.value = hertz * times
    loudness.gain.setValueAtTime(0, at)
    loudness.gain.linearRampToValueAtTime(volume * share, at + 0.012)
    loudness.gain.exponentialRampToValueAtTime(0.0001, at + lasts * part)
    voice.connect(loudness).connect(into)
    voice.start(at)
    voice.stop(at + lasts * part)
  }
}

/** The sound of a reward. */
export function reward(context: AudioContext): void {
  REWARD.forEach((hertz, place) =>
    playTone(context, context.destination, {
      hertz,
      at: context.currentTime + place * REWARD_STEP,
      volume: 0.16,
      lasts: 0.9,
    }),
  )
}

/** The lobby's music in a loop. @returns what fades it out */
export function music(context: AudioContext): () => void {
  const master = context.createGain()
  master.gain.setValueAtTime(0, context.currentTime)
  master.gain.linearRampToValueAtTime(MUSIC_VOLUME, context.currentTime + 1.5)
  master.connect(context.destination)
  let beat = 0
  let at = context.currentTime + 0.1

  function write(): void {
    // Skip notes that were missed while the page slept.
    at = Math.max(at, context.currentTime)
    for (; at < context.currentTime + AHEAD; at += BEAT, beat += 1) {
      const hertz = GONGS[TUNE[beat % TUNE.length] ?? -1]
      if (hertz !== undefined) playTone(context, master, { hertz, at, volume: 0.12, lasts: 1.6 })
      if (beat % 8 === 0) playTone(context, master, { hertz: 73.42, at, volume: 0.2, lasts: 2.4 })
    }
  }

  write()
  const writing = setInterval(write, WRITE_MS)
  return () => {
    clearInterval(writing)
    master.gain.cancelScheduledValues(context.currentTime)
    master.gain.setTargetAtTime(0, context.currentTime, 0.15)
    setTimeout(() => master.disconnect(), 1000)
  }
}
