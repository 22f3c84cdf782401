import { getSubject } from '../../art/subjects.ts'
import { times } from '../../art/svg.ts'
import type { GameEntry } from '../../data/games/games.ts'
import type { Language } from '../../messages/language.ts'
import type { GameKind, Stage } from '../game-kind.ts'
import { GAME_TEXTS } from '../texts.ts'
import { BINGO_CSS } from './bingo-css.ts'
import { BINGO_FACTS } from './facts.ts'
import { playBingo } from './rules.ts'

const CELLS = 25
const CENTER = 12

function renderStage({ subject }: GameEntry, language: Language): Stage {
  const texts = GAME_TEXTS[language]
  const picture = `<svg viewBox="-110 -110 220 220" aria-hidden="true">${getSubject(subject).drawing}</svg>`
  const cells = times(
    CELLS,
    (i) => `<span class="spot${i === CENTER ? ' free marked' : ''}">${i === CENTER ? picture : ''}</span>`,
  )
  return {
    html: `<div class="caller"><span class="ball now num" id="now" aria-hidden="true"></span><div class="called" id="called" aria-hidden="true"></div></div>
<div class="bingo-card" aria-hidden="true"><div class="letters">${[...'BINGO'].map((letter) => `<b>${letter}</b>`).join('')}</div><div class="spots" id="spots">${cells.join('')}</div></div>
<p class="sr">${texts.bingoCard}: <span id="card-text"></span></p>`,
    css: BINGO_CSS,
  }
}

export const BINGO: GameKind = {
  script: 'bingo',
  words: { play: 'bingoPlay', ready: 'bingoReady', busy: 'bingoBusy' },
  getPicks: () => [],
  play: playBingo,
  getFacts: () => BINGO_FACTS,
  renderStage,
}
