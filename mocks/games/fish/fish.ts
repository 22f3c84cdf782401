import { escapeHtml } from '@tumpak/contract-kit/escape-html.ts'
import { getSubject } from '../../art/subjects.ts'
import type { GameEntry } from '../../data/games/games.ts'
import { noteIn } from '../../lib/note.ts'
import type { Language } from '../../messages/language.ts'
import type { GameKind, Stage } from '../game-kind.ts'
import { GAME_TEXTS } from '../texts.ts'
import { getFishFacts } from './facts.ts'
import { FISH_CSS } from './fish-css.ts'
import { FISH_PAYS, FISH_PICKS, playFish } from './rules.ts'
import { getSpecies, type FishStage } from './species.ts'

function renderStage(game: GameEntry, language: Language): Stage {
  const texts = GAME_TEXTS[language]
  const species = getSpecies(game)
  const names = species.map(({ name }) => noteIn(name, language))
  const fish = species.map(({ subject }, i) => {
    const pick = FISH_PICKS[i] ?? ''
    const name = escapeHtml(`${names[i] ?? ''}, × ${FISH_PAYS[i] ?? ''}`)
    return `<label class="choice fish ${pick}"><input type="radio" name="pick" value="${pick}" aria-label="${name}"${i === 0 ? ' checked' : ''}><svg id="${pick}" viewBox="-110 -110 220 220" aria-hidden="true">${getSubject(subject).drawing}</svg><span class="odds num">×${FISH_PAYS[i] ?? ''}</span></label>`
  })
  const data: FishStage = { names: Object.fromEntries(FISH_PICKS.map((pick, i) => [pick, names[i] ?? ''])) }
  return {
    html: `<fieldset class="pond" id="pond"><legend class="sr">${texts.fish}</legend>
<svg class="sea" viewBox="0 0 400 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><g fill="#fff" opacity=".08"><path d="M40 -10L120 -10L60 300H-60Z"/><path d="M190 -10H240L260 300H130Z"/><path d="M310 -10H380L460 300H320Z"/></g><path d="M0 268C60 246 120 282 190 264C260 246 330 276 400 258V300H0Z" fill="#c9a464"/><path d="M0 282C80 266 160 294 240 280C300 270 350 284 400 276V300H0Z" fill="#a8823f"/><path d="M30 276C24 252 38 238 28 212M46 278C52 256 40 244 50 224M362 270C354 246 370 232 360 204M378 270C384 250 374 240 382 222" fill="none" stroke="#1f9a58" stroke-width="8" stroke-linecap="round"/></svg>
${fish.join('')}<svg class="cannon" viewBox="-40 -60 80 70" aria-hidden="true"><path d="M-11 -56H11L15 0H-15Z" fill="#c98a1f"/><path d="M-14 -60H14V-48H-14Z" fill="#f7c948"/><path d="M-34 10A34 30 0 0 1 34 10Z" fill="#5f3316"/></svg>
<span class="shot" id="shot" aria-hidden="true"></span></fieldset>`,
    css: FISH_CSS,
    data,
  }
}

export const FISH: GameKind = {
  script: 'fish',
  words: { play: 'fishPlay', ready: 'fishReady', busy: 'fishBusy' },
  getPicks: () => FISH_PICKS,
  play: playFish,
  getFacts: getFishFacts,
  renderStage,
}
