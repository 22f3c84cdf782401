/** What makes the sounds: `synth.ts`, a chunk of its own. */
interface Synth {
  readonly reward: (context: AudioContext) => unknown
  readonly music: (context: AudioContext) => () => void
}

export interface SoundDeps {
  /** Sounds are switched on. */
  readonly isSound: () => boolean
  /** Music is switched on, and this is a place and a moment for it. */
  readonly isMusic: () => boolean
  /** Undefined where the browser has no Web Audio. */
  readonly createContext?: () => AudioContext | undefined
  readonly loadSynth?: () => Promise<Synth>
}

/** How long after its last sound the device's audio is let go, in milliseconds. */
const IDLE_MS = 2000

const createBrowserContext = () => (typeof AudioContext === 'undefined' ? undefined : new AudioContext())

/**
 * Sound and music, by Web Audio. A browser lets a page sound only after the player has touched it, and some only from
 * within that touch; so the first one opens the audio, if anything is switched on, and lets it rest. While both are off
 * nothing is opened or loaded. What fails is silent: no sound is worth a notice.
 */
export class Sound {
  readonly #deps: Required<SoundDeps>
  #wasTouched = false
  #context: AudioContext | undefined
  #synth: Promise<Synth> | undefined
  #stopMusic: (() => void) | undefined
  #isMusicWanted = false
  #rest: ReturnType<typeof setTimeout> | undefined

  constructor(deps: SoundDeps) {
    this.#deps = { createContext: createBrowserContext, loadSynth: () => import('./synth.ts'), ...deps }
  }

  /** The player has touched the page. Call it within each touch. */
  readonly touched = (): void => {
    this.#wasTouched = true
    const { isMusic, isSound } = this.#deps
    if (this.#context === undefined && (isSound() || isMusic())) this.#wake()
    this.follow()
  }

  /** The sound of a reward, if sounds are on. */
  readonly playReward = (): void => {
    if (this.#deps.isSound()) void this.#play(({ reward }, context) => void reward(context))
  }

  /** Starts or stops the music, after anything that {@link SoundDeps.isMusic} depends on has changed. */
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
      // The next one tries again.
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
      // Too many pages have opened it: this one stays silent.
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

/** Connects sound to the page: called once, by the composition root. */
export function startSound(deps: SoundDeps, page: Pick<Document, 'addEventListener'> = document): Sound {
  const sound = new Sound(deps)
  current = sound
  for (const touch of ['pointerdown', 'pointerup', 'keydown']) page.addEventListener(touch, sound.touched)
  return sound
}

/** The sound of a reward, if sounds are on and the page may sound. Never throws. */
export function playReward(): void {
  current?.playReward()
}
