import { circle, rect, times, polygon } from '../../art/svg.ts'
import type { GameEntry } from '../../data/games/games.ts'
import type { Language } from '../../messages/language.ts'
import type { GameFacts, GameKind, Stage } from '../game-kind.ts'
import { PICKS_CSS, renderPicks } from '../picks.ts'
import { getRoomCss, renderRoom } from '../room.ts'
import { GAME_TEXTS, type GameTextKey } from '../texts.ts'
import { COLOR_GAME_FACTS, FAN_TAN_FACTS, RED_WHITE_FACTS, SIC_BO_FACTS } from './facts.ts'
import { DICE_CSS } from './dice-css.ts'
import { COLOR_GAME, FAN_TAN, playDice, RED_WHITE, SIC_BO, type DiceGame, type DiceStage } from './rules.ts'

const COLORS: Readonly<Record<string, string>> = {
  red: '#d8204e',
  yellow: '#f6c02c',
  green: '#1f9a58',
  blue: '#1769c2',
  white: '#fffaf0',
  pink: '#ff8fb3',
}

/** Where the dots of a die lie, in thirds of it. */
const DOTS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

const SHADE = 'rgb(10 4 24/.22)'

function drawCube(color: string, marks = ''): string {
  return (
    rect(-46, -46, 92, 92, color, 18) +
    `<path d="M-46 28V28A18 18 0 0 0 -28 46H28A18 18 0 0 0 46 28V18A18 18 0 0 1 28 36H-28A18 18 0 0 1 -46 18Z" fill="${SHADE}"/>` +
    rect(-36, -40, 72, 10, 'rgb(255 255 255/.4)', 5) +
    marks
  )
}

function drawDots(face: string): string {
  return (DOTS[face] ?? []).map(([x, y]) => circle(x * 23, y * 23, 9.5, '#d8204e')).join('')
}

/** What is left of the beads, in a bowl. */
function drawBeads(face: string): string {
  const places = DOTS[face] ?? []
  return (
    circle(0, 0, 47, '#7b4a26') +
    circle(0, 0, 40, '#2a1433') +
    places
      .map(([x, y]) => circle(x * 15, y * 15, 11, '#fff6e3') + circle(x * 15 - 3, y * 15 - 4, 3, '#ffffff'))
      .join('')
  )
}

function drawChip(face: string): string {
  return (
    circle(0, 0, 47, COLORS[face] ?? '') +
    `<circle r="40" fill="none" stroke="#0a0418" stroke-opacity=".25" stroke-width="5" stroke-dasharray="14 11"/>` +
    polygon(
      times(10, (i) => [
        Math.sin((i * Math.PI) / 5) * (i % 2 === 0 ? 24 : 10),
        -Math.cos((i * Math.PI) / 5) * (i % 2 === 0 ? 24 : 10),
      ]),
      '#f7c948',
    )
  )
}

/** A game of dice as a page shows it: its rules, and how a face looks. */
interface DiceLook {
  game: DiceGame
  facts: GameFacts
  words: GameKind['words']
  said?: DiceStage['said']
  draw(face: string): string
}

function isTextKey(face: string, texts: object): face is GameTextKey {
  return face in texts
}

function createKind({ game: dice, facts, words, said = 'shown', draw }: DiceLook): GameKind {
  function renderStage(game: GameEntry, language: Language): Stage {
    const texts = GAME_TEXTS[language]
    const names = dice.faces.map((face) => (isTextKey(face, texts) ? texts[face] : face))
    const sheet = dice.faces.map((face) => `<symbol id="s-${face}" viewBox="-50 -50 100 100">${draw(face)}</symbol>`)
    const picks = dice.faces.map((face, i) => ({
      value: face,
      label: names[i] ?? face,
      picture: `<svg aria-hidden="true"><use href="#s-${face}"/></svg>`,
    }))
    const data: DiceStage = { said, names: Object.fromEntries(dice.faces.map((face, i) => [face, names[i] ?? face])) }
    const first = times(dice.dice, (i) => `<span class="die"><svg><use href="#s-${dice.faces[i] ?? ''}"/></svg></span>`)
    return {
      html: `<svg class="sr" aria-hidden="true">${sheet.join('')}</svg>${renderRoom(game, language)}
<div class="felt"><div class="dice" id="dice" aria-hidden="true">${first.join('')}</div></div>
${renderPicks(texts.yourPick, picks)}`,
      css: `${getRoomCss(game)}${PICKS_CSS}${DICE_CSS}`,
      data,
    }
  }
  return {
    script: 'dice',
    words,
    getPicks: () => dice.faces,
    play: (bet) => playDice(dice, bet),
    getFacts: () => facts,
    renderStage,
  }
}

const COLOR_WORDS = { play: 'dicePlay', ready: 'diceReady', busy: 'diceBusy' } as const

export const COLOR_GAME_KIND = createKind({
  game: COLOR_GAME,
  facts: COLOR_GAME_FACTS,
  words: COLOR_WORDS,
  draw: (face) => drawCube(COLORS[face] ?? ''),
})

export const SIC_BO_KIND = createKind({
  game: SIC_BO,
  facts: SIC_BO_FACTS,
  words: { ...COLOR_WORDS, ready: 'numberReady' },
  draw: (face) => drawCube('#fffaf0', drawDots(face)),
})

export const RED_WHITE_KIND = createKind({
  game: RED_WHITE,
  facts: RED_WHITE_FACTS,
  words: { play: 'chipPlay', ready: 'chipReady', busy: 'chipBusy' },
  draw: drawChip,
})

export const FAN_TAN_KIND = createKind({
  game: FAN_TAN,
  facts: FAN_TAN_FACTS,
  words: { play: 'fanTanPlay', ready: 'fanTanReady', busy: 'fanTanBusy' },
  said: 'leftOver',
  draw: drawBeads,
})
