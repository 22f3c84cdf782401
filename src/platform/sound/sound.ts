/** The synthesizer, a chunk of its own (`synth.ts`). */
interface Synth {
  readonly reward: (context: AudioContext) => unknown
  readonly music: (context: AudioContext) => () => void
}

export interface SoundDeps {
  /** Sounds are switched on. */
  readonly isSound: () => boolean
  /** Music is on, and the current page and state allow it. */
  readonly isMusic: () => boolean
  /** Undefined if the browser has no Web Audio. */
  readonly createContext?: () => AudioContext | undefined
  readonly loadSynth?: () => Promise<Synth>
}

/**
 * How long after a tap the audio device opens, in milliseconds: opening takes long, and what the tap does comes first.
 * Safari takes timers of up to a second as part of the tap.
 */
const OPEN_MS = 300

/** How long after the last sound the audio device is released, in milliseconds. */
const IDLE_MS = 2000

const createBrowserContext = () => (typeof AudioContext === 'undefined' ? undefined : new AudioContext())

/**
 * Sound and music by Web Audio. Browsers allow sound only after user activation, so the audio context opens after the
 * first tap and is suspended. With both settings off nothing is opened or loaded. Failures are silent.
 */
export class Sound {
  readonly #deps: Required<SoundDeps>
  #wasTouched = false
  #context: AudioContext | undefined
  #synth: Promise<Synth> | undefined
  #stopMusic: (() => void) | undefined
  #isMusicWanted = false
  #rest: ReturnType<typeof setTimeout> | undefined
  #opening: ReturnType<typeof setTimeout> | undefined

  constructor(deps: SoundDeps) {
    this.#deps = { createContext: createBrowserContext, loadSynth: () => import('./synth.ts'), ...deps }
  }

  /** Call it on each user interaction. */
  readonly touched = (): void => {
    this.#wasTouched = true
    const { isMusic, isSound } = this.#deps
    if (this.#context || !(isSound() || isMusic())) {
      this.follow()
      return
    }
    clearTimeout(this.#opening)
    this.#opening = setTimeout(() => {
      if (isSound() || isMusic()) this.#wake()
      this.follow()
    }, OPEN_MS)
  }

  /** Plays the sound of a reward, if sounds are on. */
  readonly playReward = (): void => {
    if (this.#deps.isSound()) void this.#play(({ reward }, context) => void reward(context))
  }

  /** Starts or stops the music; call it after a change of {@link SoundDeps.isMusic}. */
  readonly follow = (): void => {
    const isWanted = this.#wasTouched && this.#deps.isMusic()
    if (isWanted === this.#isMusicWanted) return
    this.#isMusicWanted = isWanted
    if (isWanted) {
      void this.#play(({ music }, context) => {
        if (this.#isMusicWanted) this.#stopMusic ??= music(context)
      })
      return
    }
    this.#stopMusic?.()
    this.#stopMusic = undefined
    this.#restSoon()
  }

  async #play(make: (synth: Synth, context: AudioContext) => void): Promise<void> {
    if (!this.#wasTouched) return
    try {
      const context = this.#wake()
      if (!context) return
      this.#synth ??= this.#deps.loadSynth()
      const synth = await this.#synth
      await context.resume()
      make(synth, context)
    } catch {
      // The next attempt loads it again.
      this.#synth = undefined
      this.#isMusicWanted = this.#stopMusic !== undefined
    }
    this.#restSoon()
  }

  #wake(): AudioContext | undefined {
    try {
      this.#context ??= this.#deps.createContext()
      this.#context?.resume().catch(() => undefined)
    } catch {
      // Too many pages have an audio context: stay silent.
    }
    this.#restSoon()
    return this.#context
  }

  #restSoon(): void {
    clearTimeout(this.#rest)
    this.#rest = setTimeout(() => {
      if (!this.#isMusicWanted) this.#context?.suspend().catch(() => undefined)
    }, IDLE_MS)
  }
}

let current: Sound | undefined

/** Connects sound to the page. The app calls it once. */
export function startSound(deps: SoundDeps, page: Pick<Document, 'addEventListener'> = document): Sound {
  const sound = new Sound(deps)
  current = sound
  for (const touch of ['pointerdown', 'pointerup', 'keydown']) page.addEventListener(touch, sound.touched)
  // This code loads after the page, which the player may have tapped before.
  if (navigator.userActivation.hasBeenActive) sound.touched()
  return sound
}

/** Plays the sound of a reward, if sounds are on and the page may play. Never throws. */
export function playReward(): void {
  current?.playReward()
}
