import { getSubject } from '../../art/subjects.ts'
import type { GameEntry } from '../../data/games/games.ts'
import type { Language } from '../../messages/language.ts'
import type { GameKind, Stage } from '../game-kind.ts'
import { PICKS_CSS, renderPicks } from '../picks.ts'
import { GAME_TEXTS } from '../texts.ts'
import { CLIMB_CSS } from './climb-css.ts'
import { CLIMB_FACTS } from './facts.ts'
import { CLIMB_PICKS, playClimb } from './rules.ts'

function renderStage({ subject }: GameEntry, language: Language): Stage {
  const picks = CLIMB_PICKS.map((pick) => ({ value: pick, label: `× ${pick}` }))
  return {
    html: `<div class="sky" aria-hidden="true"><svg class="chart" viewBox="0 0 300 200" preserveAspectRatio="none"><path d="M0 50H300M0 100H300M0 150H300" stroke="#fff" stroke-opacity=".14"/><path id="trail" pathLength="1" d="M0 196C120 190 220 150 262 34" fill="none" stroke="#ffd166" stroke-width="5" stroke-linecap="round"/></svg>
<span class="rider" id="rider"><svg viewBox="-110 -110 220 220">${getSubject(subject).drawing}</svg></span><b class="height num" id="height">× 1.00</b></div>
${renderPicks(GAME_TEXTS[language].target, picks)}`,
    css: `${PICKS_CSS}${CLIMB_CSS}`,
  }
}

export const CLIMB: GameKind = {
  script: 'climb',
  words: { play: 'climbPlay', ready: 'climbReady', busy: 'climbBusy' },
  getPicks: () => CLIMB_PICKS,
  play: playClimb,
  getFacts: () => CLIMB_FACTS,
  renderStage,
}
