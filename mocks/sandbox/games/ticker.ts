import { createRandom } from '../../art/random.ts'
import { SECOND_MS } from '../../lib/time.ts'
import { mask } from '../mask.ts'
import type { SandboxCore } from '../sandbox-core.ts'
import type { Catalog } from './catalog.ts'

/** A win in the lobby's ticker; `amount` in centavos. */
export interface TickerLine {
  id: string
  player: string
  gameId: string
  amount: number
  wonAt: number
}

/** The interval of invented wins. */
const EVERY_MS = 40 * SECOND_MS
const LINES = 20
/** The smallest win of a player that the ticker shows, in centavos. */
const BIG_WIN = 50_000
const NAMES = [
  'ana',
  'benjie',
  'carlo',
  'divina',
  'efren',
  'fely',
  'gino',
  'hazel',
  'ivan',
  'joy',
  'kiko',
  'liza',
  'marvin',
  'nene',
  'oscar',
  'paolo',
  'queenie',
  'rica',
  'santi',
  'tess',
]

/** The newest wins: large ones of this sandbox's players, among invented ones that appear by the clock. */
export class Ticker {
  readonly #sandbox: SandboxCore & { readonly catalog: Catalog }
  #own: TickerLine[] = []
  #count = 0

  constructor(sandbox: SandboxCore & { readonly catalog: Catalog }) {
    this.#sandbox = sandbox
    sandbox.events.on('played', (account, { gameId, win, at }) => {
      if (win < BIG_WIN) return
      const line = { id: `W${++this.#count}`, player: mask(account.username), gameId, amount: win, wonAt: at }
      this.#own = [line, ...this.#own].slice(0, LINES)
    })
  }

  /** Newest first. */
  lines(): TickerLine[] {
    const newest = Math.floor(this.#sandbox.clock.now() / EVERY_MS)
    const others = Array.from({ length: LINES }, (_, i) => this.#lineOf(newest - i))
    return [...this.#own, ...others].toSorted((a, b) => b.wonAt - a.wonAt).slice(0, LINES)
  }

  #lineOf(turn: number): TickerLine {
    const random = createRandom(`${this.#sandbox.id}/win/${turn}`)
    const game = random.pick(this.#sandbox.catalog.games)
    return {
      id: `T${turn}`,
      player: mask(random.pick(NAMES)),
      gameId: game.id,
      amount: random.int(BIG_WIN, 2_500_000),
      wonAt: turn * EVERY_MS,
    }
  }
}
