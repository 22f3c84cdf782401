import { escapeHtml } from '@tumpak/contract-kit/escape-html.ts'
import { drawCrest } from '../../art/crest.ts'
import type { GameEntry } from '../../data/games/games.ts'
import { findContestant, getSportsEvent } from '../../data/games/sports-events.ts'
import type { Language } from '../../messages/language.ts'
import type { GameKind, Stage } from '../game-kind.ts'
import { PICKS_CSS, renderPicks } from '../picks.ts'
import { GAME_TEXTS } from '../texts.ts'
import { getSportsFacts } from './facts.ts'
import { getOdds, playSports, type SportsStage } from './rules.ts'
import { SPORTS_CSS } from './sports-css.ts'

/** `id` tells the gradients of the two crests apart. */
function renderSide(id: string, name: string, crest: string | undefined): string {
  const contestant = findContestant(/([a-z-]+)[.]svg$/.exec(crest ?? '')?.[1] ?? '')
  const drawn = contestant === undefined ? '' : drawCrest(contestant)
  const picture = drawn.replaceAll(/(id="|url\(#)/g, `$1${id}-`)
  return `<div class="contestant"><div aria-hidden="true">${picture}</div><h2>${escapeHtml(name)}</h2></div>`
}

function renderStage(game: GameEntry, language: Language): Stage {
  const texts = GAME_TEXTS[language]
  const event = getSportsEvent(game, 0)
  const [home, away] = [event?.home ?? '', event?.away ?? '']
  const names = { home, draw: texts.draw, away }
  const odds = getOdds(game)
  const picks = odds.map(({ pick, odds: pays }) => ({ value: pick, label: names[pick], pays }))
  const data: SportsStage = { names, odds: Object.fromEntries(odds.map((one) => [one.pick, one.odds])) }
  return {
    html: `<section class="event"><p class="league">${escapeHtml(event?.league ?? '')}</p>
<div class="match">${renderSide('home', home, event?.homeCrest)}<span class="versus">${texts.versus}</span>${renderSide('away', away, event?.awayCrest)}</div></section>
<section class="slip"><h2>${texts.betSlip}</h2>${renderPicks(texts.winner, picks)}<p class="returns">${texts.returns} <b class="num" id="returns"></b></p></section>`,
    css: `${PICKS_CSS}${SPORTS_CSS}`,
    data,
  }
}

export const SPORTS: GameKind = {
  script: 'sports',
  words: { play: 'sportsPlay', ready: 'sportsReady', busy: 'sportsBusy' },
  getPicks: (game) => getOdds(game).map(({ pick }) => pick),
  play: playSports,
  getFacts: getSportsFacts,
  renderStage,
}
