import { mix } from '../../art/color.ts'
import { getCoverColor } from '../../art/cover.ts'
import type { GameEntry } from '../../data/games/games.ts'
import type { Language } from '../../messages/language.ts'
import type { GameKind, Stage } from '../game-kind.ts'
import { PICKS_CSS, renderPicks } from '../picks.ts'
import { getRoomCss, renderRoom } from '../room.ts'
import { GAME_TEXTS, type GameTextKey } from '../texts.ts'
import { ANDAR_BAHAR_PAYS, ANDAR_BAHAR_PICKS, playAndarBahar } from './andar-bahar.ts'
import { BACCARAT_PAYS, BACCARAT_PICKS, playBaccarat } from './baccarat.ts'
import { BLACKJACK_PICKS, playBlackjack } from './blackjack.ts'
import { CARDS_CSS } from './cards-css.ts'
import { SUITS, type Suit } from './deck.ts'
import { DRAGON_TIGER_PAYS, DRAGON_TIGER_PICKS, playDragonTiger } from './dragon-tiger.ts'
import { ANDAR_BAHAR_FACTS, BACCARAT_FACTS, BLACKJACK_FACTS, DRAGON_TIGER_FACTS, SHOWDOWN_FACTS } from './facts.ts'
import { playShowdown } from './showdown.ts'
import type { CardsStage, HandName } from './table-game.ts'

/** What a card table looks like: its hands, how many cards lie there before the first deal, and its picks. */
interface TableLook {
  hands: readonly { name: HandName; text: GameTextKey; cards: number }[]
  picks: readonly { pick: GameTextKey; pays?: number }[]
  legend: GameTextKey
  /** Hands of many cards lie below each other. */
  isStacked?: boolean
}

const SUIT_PATHS: Readonly<Record<Suit, string>> = {
  spades:
    'M0 -46C10 -22 44 -6 44 18C44 36 20 42 8 26C9 36 14 44 20 48H-20C-14 44 -9 36 -8 26C-20 42 -44 36 -44 18C-44 -6 -10 -22 0 -46Z',
  hearts: 'M0 44C-14 24 -46 4 -46 -20C-46 -46 -10 -48 0 -22C10 -48 46 -46 46 -20C46 4 14 24 0 44Z',
  clubs:
    'M0 -46C20 -46 28 -24 16 -10C32 -16 46 -4 44 12C42 30 18 34 8 20C9 34 14 43 20 48H-20C-14 43 -9 34 -8 20C-18 34 -42 30 -44 12C-46 -4 -32 -16 -16 -10C-28 -24 -20 -46 0 -46Z',
  diamonds: 'M0 -48C10 -24 22 -10 38 0C22 10 10 24 0 48C-10 24 -22 10 -38 0C-22 -10 -10 -24 0 -48Z',
}

const SUIT_SHEET = `<svg class="sr" aria-hidden="true">${SUITS.map((suit) => `<symbol id="s-${suit}" viewBox="-50 -50 100 100"><path fill="currentColor" d="${SUIT_PATHS[suit]}"/></symbol>`).join('')}</svg>`

function renderTable({ hands, picks, legend, isStacked = false }: TableLook): GameKind['renderStage'] {
  return (game: GameEntry, language: Language): Stage => {
    const texts = GAME_TEXTS[language]
    const shown = hands.map(
      ({ name, text }, i) =>
        `<section class="hand hand-${name}" id="hand-${i}"><h2>${texts[text]} <b class="worth num" id="worth-${i}"></b></h2><div class="cards" id="cards-${i}" aria-hidden="true"></div><p class="sr" id="said-${i}"></p></section>`,
    )
    const data: CardsStage = { hands: hands.map(({ name, text, cards }) => ({ name, text: texts[text], cards })) }
    const choices = picks.map(({ pick, pays }) => ({
      value: pick,
      label: texts[pick],
      ...(pays !== undefined && { pays }),
    }))
    return {
      html: `${SUIT_SHEET}${renderRoom(game, language)}
<div class="felt"><div class="hands${isStacked ? ' stacked' : ''}">${shown.join('')}</div>
<ol class="road" id="road" aria-label="${texts.lastResults}"></ol></div>
${picks.length === 0 ? '' : renderPicks(texts[legend], choices)}`,
      css: `${getRoomCss(game)}body{--back:${mix(getCoverColor({ ...game, seed: game.id }), '#0a0418', 0.25)}}${PICKS_CSS}${CARDS_CSS}`,
      data,
    }
  }
}

const CARD_WORDS = { play: 'cardsPlay', ready: 'cardsReady', busy: 'cardsBusy' } as const
const POKER_WORDS = { ...CARD_WORDS, ready: 'pokerReady' } as const

export const BACCARAT: GameKind = {
  script: 'cards',
  words: CARD_WORDS,
  getPicks: () => BACCARAT_PICKS,
  play: playBaccarat,
  getFacts: () => BACCARAT_FACTS,
  renderStage: renderTable({
    hands: [
      { name: 'player', text: 'player', cards: 2 },
      { name: 'banker', text: 'banker', cards: 2 },
    ],
    // The tie in the middle, as on a table.
    picks: (['player', 'tie', 'banker'] as const).map((pick) => ({ pick, pays: BACCARAT_PAYS[pick] })),
    legend: 'side',
  }),
}

export const BLACKJACK: GameKind = {
  script: 'cards',
  words: { ...CARD_WORDS, ready: 'standReady' },
  getPicks: () => BLACKJACK_PICKS,
  play: playBlackjack,
  getFacts: () => BLACKJACK_FACTS,
  renderStage: renderTable({
    hands: [
      { name: 'player', text: 'you', cards: 2 },
      { name: 'dealer', text: 'dealerHand', cards: 2 },
    ],
    picks: BLACKJACK_PICKS.map((pick) => ({ pick })),
    legend: 'stand',
  }),
}

export const DRAGON_TIGER: GameKind = {
  script: 'cards',
  words: CARD_WORDS,
  getPicks: () => DRAGON_TIGER_PICKS,
  play: playDragonTiger,
  getFacts: () => DRAGON_TIGER_FACTS,
  renderStage: renderTable({
    hands: [
      { name: 'dragon', text: 'dragon', cards: 1 },
      { name: 'tiger', text: 'tiger', cards: 1 },
    ],
    picks: (['dragon', 'tie', 'tiger'] as const).map((pick) => ({ pick, pays: DRAGON_TIGER_PAYS[pick] })),
    legend: 'side',
  }),
}

export const ANDAR_BAHAR: GameKind = {
  script: 'cards',
  words: CARD_WORDS,
  getPicks: () => ANDAR_BAHAR_PICKS,
  play: playAndarBahar,
  getFacts: () => ANDAR_BAHAR_FACTS,
  renderStage: renderTable({
    hands: [
      { name: 'joker', text: 'joker', cards: 1 },
      { name: 'andar', text: 'andar', cards: 1 },
      { name: 'bahar', text: 'bahar', cards: 1 },
    ],
    picks: ANDAR_BAHAR_PICKS.map((pick) => ({ pick, pays: ANDAR_BAHAR_PAYS[pick] })),
    legend: 'side',
  }),
}

export const SHOWDOWN: GameKind = {
  script: 'cards',
  words: POKER_WORDS,
  getPicks: () => [],
  play: playShowdown,
  getFacts: () => SHOWDOWN_FACTS,
  renderStage: renderTable({
    hands: [
      { name: 'dealer', text: 'dealerHand', cards: 5 },
      { name: 'player', text: 'you', cards: 5 },
    ],
    picks: [],
    legend: 'side',
    isStacked: true,
  }),
}
