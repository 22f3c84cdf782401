import { escapeHtml } from '@tumpak/contract-kit/escape-html.ts'
import { circle, path, polar, ring, times, num } from '../../art/svg.ts'
import type { GameEntry } from '../../data/games/games.ts'
import type { Language } from '../../messages/language.ts'
import type { GameKind, Stage } from '../game-kind.ts'
import { getRoomCss, renderRoom } from '../room.ts'
import { GAME_TEXTS } from '../texts.ts'
import { ROULETTE_FACTS } from './facts.ts'
import { ROULETTE_CSS } from './roulette-css.ts'
import { getColor, playRoulette, POCKETS, ROULETTE_PICKS } from './rules.ts'

const COLORS = { red: '#c4184c', black: '#1d1430', green: '#0b7f4f' } as const
const STEP = 360 / POCKETS.length

/** The wheel in a box from -100 to 100, its zero at the top. */
function drawWheel(): string {
  const pockets = POCKETS.map((number, i) => {
    const [from, to] = [i - 0.5, i + 0.5].map((place) =>
      polar(0, 0, 90, place * STEP)
        .map(num)
        .join(' '),
    )
    const [x, y] = polar(0, 0, 80, i * STEP)
    const turn = num(i * STEP)
    return (
      path(`M0 0L${from}A90 90 0 0 1 ${to}Z`, COLORS[getColor(number)]) +
      `<text x="${num(x)}" y="${num(y)}" transform="rotate(${turn} ${num(x)} ${num(y)})">${number}</text>`
    )
  })
  const bars = times(8, (i) => {
    const [x, y] = polar(0, 0, 34, i * 45)
    return `<path d="M0 0L${num(x)} ${num(y)}" stroke="#f7dfa0" stroke-width="3"/>`
  })
  return (
    circle(0, 0, 99, '#5f3316') +
    ring(0, 0, 94, '#e9b94f', 3) +
    pockets.join('') +
    ring(0, 0, 70, '#e9b94f', 1.5) +
    circle(0, 0, 52, '#7b4a26') +
    bars.join('') +
    circle(0, 0, 12, '#f7dfa0')
  )
}

function renderStage(game: GameEntry, language: Language): Stage {
  const texts = GAME_TEXTS[language]
  const cell = (value: string, label: string, kind: string, isFirst = false): string =>
    `<label class="choice cell ${kind} at-${value}"><input type="radio" name="pick" value="${value}"${isFirst ? ' checked' : ''}><span>${escapeHtml(label)}</span></label>`
  // Columns of three, from the lowest at the bottom, as on a table.
  const numbers = times(3, (row) =>
    times(12, (column) => {
      const number = column * 3 + 3 - row
      return cell(String(number), String(number), getColor(number))
    }).join(''),
  )
  const halves = (['low', 'even', 'red', 'black', 'odd', 'high'] as const).map((pick) =>
    cell(pick, texts[pick], pick === 'red' || pick === 'black' ? pick : 'wide', pick === 'red'),
  )
  const dozens = (['dozen1', 'dozen2', 'dozen3'] as const).map((pick) => cell(pick, texts[pick], 'wide'))
  return {
    html: `<div class="top">${renderRoom(game, language)}<div class="wheel" aria-hidden="true"><svg viewBox="-100 -100 200 200"><g id="wheel">${drawWheel()}</g><circle id="rolling" cx="0" cy="-80" r="6" fill="#fff"/></svg><b id="number" class="num"></b></div></div>
<div class="felt"><ol class="road" id="road" aria-label="${texts.lastResults}"></ol>
<fieldset class="table"><legend class="sr">${texts.table}</legend>
${cell('0', '0', 'green')}<div class="numbers">${numbers.join('')}</div>
<div class="dozens">${dozens.join('')}</div><div class="halves">${halves.join('')}</div>
</fieldset></div>`,
    css: `${getRoomCss(game)}${ROULETTE_CSS}`,
  }
}

export const ROULETTE: GameKind = {
  script: 'roulette',
  words: { play: 'roulettePlay', ready: 'rouletteReady', busy: 'rouletteBusy' },
  getPicks: () => ROULETTE_PICKS,
  play: playRoulette,
  getFacts: () => ROULETTE_FACTS,
  renderStage,
}
