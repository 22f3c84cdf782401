import { mix } from '../../art/color.ts'
import { getCoverColor } from '../../art/cover.ts'
import { getSubject } from '../../art/subjects.ts'
import type { GameEntry } from '../../data/games/games.ts'
import { noteIn } from '../../lib/note.ts'
import type { Language } from '../../messages/language.ts'
import type { GameKind, Stage } from '../game-kind.ts'
import { pay } from '../pays.ts'
import { GAME_TEXTS } from '../texts.ts'
import { getSlotFacts } from './facts.ts'
import { getPay, turnReels, type SlotOutcome } from './rules.ts'
import { SLOT_CSS } from './slot-css.ts'
import { getSlotSymbols, type SlotStage } from './symbols.ts'

/** The machine in the cover's color, and its symbols for `<use href="#s-0">`. */
function renderStage(game: GameEntry, language: Language): Stage {
  const symbols = getSlotSymbols(game)
  const sheet = symbols.map(
    ({ subject }, i) => `<symbol id="s-${i}" viewBox="-110 -110 220 220">${getSubject(subject).drawing}</symbol>`,
  )
  const cover = getCoverColor({ ...game, seed: game.id })
  const data: SlotStage = { names: symbols.map(({ name }) => noteIn(name, language)) }
  return {
    html: `<svg class="sr" aria-hidden="true">${sheet.join('')}</svg>
<div class="machine">
<div class="reels" aria-hidden="true"><div class="reel"></div><div class="reel"></div><div class="reel"></div></div>
<p class="sr">${GAME_TEXTS[language].reels}: <span id="reels-text"></span></p>
</div>`,
    css: `body{--machine:${mix(cover, '#ffffff', 0.12)};--deep:${mix(cover, '#0a0418', 0.6)};--well:${mix(cover, '#0a0418', 0.8)}}${SLOT_CSS}`,
    data,
  }
}

export const SLOT: GameKind = {
  script: 'slot',
  words: { play: 'slotPlay', ready: 'slotReady', busy: 'slotBusy' },
  getPicks: () => [],
  play({ bet, next }) {
    const rows = turnReels(next)
    const outcome: SlotOutcome = { rows }
    return { win: pay(bet, getPay(rows)), outcome }
  },
  getFacts: getSlotFacts,
  renderStage,
}
