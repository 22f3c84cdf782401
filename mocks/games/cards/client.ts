// The browser code of the card tables.
import { byId, drawSymbol, readPageData } from '../../pages/client/dom.ts'
import { pause, startGame } from '../client/start-game.ts'
import type { GamePageData } from '../page-data.ts'
import type { Card } from './deck.ts'
import type { CardsStage, Hand, TableOutcome } from './table-game.ts'

const { texts, stage } = readPageData<GamePageData<CardsStage>>()
const { hands } = stage

const CORNERS: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' }
const RANK_NAMES: Readonly<Record<number, string>> = { 1: texts.ace, 11: texts.jack, 12: texts.queen, 13: texts.king }
/** Results that the table remembers. */
const ROAD_LENGTH = 14
const DEAL_MS = 260
/** The longest deal: many cards come faster. */
const MAX_DEAL_MS = 2_600

function drawCard(card: Card | undefined): HTMLElement {
  const seat = document.createElement('span')
  seat.className = 'seat'
  const face = document.createElement('span')
  face.className = card === undefined ? 'card back' : 'card'
  seat.append(face)
  if (card === undefined) return seat
  face.classList.toggle('red', card.suit === 'hearts' || card.suit === 'diamonds')
  const corner = document.createElement('b')
  corner.textContent = CORNERS[card.rank] ?? String(card.rank)
  face.append(corner, drawSymbol(card.suit), drawSymbol(card.suit))
  return seat
}

function nameCard({ rank, suit }: Card): string {
  const name = RANK_NAMES[rank] ?? String(rank)
  return texts.card.replace('{rank}', name).replace('{suit}', texts[suit])
}

function getWorth({ worth }: Hand): string {
  return worth === undefined ? '' : typeof worth === 'number' ? String(worth) : texts[worth]
}

function clearTable(): void {
  hands.forEach((_, i) => {
    byId(`hand-${i}`).classList.remove('won')
    byId(`cards-${i}`).replaceChildren()
    byId(`worth-${i}`).textContent = ''
    byId(`said-${i}`).textContent = ''
  })
}

/** Opens the cards one by one, a card for each hand in turn. */
async function deal(dealt: readonly Hand[]): Promise<void> {
  const longest = Math.max(...dealt.map(({ cards }) => cards.length))
  const count = dealt.reduce((sum, { cards }) => sum + cards.length, 0)
  for (let place = 0; place < longest; place++) {
    for (const [i, { cards }] of dealt.entries()) {
      const card = cards[place]
      if (card === undefined) continue
      byId(`cards-${i}`).append(drawCard(card))
      await pause(Math.min(DEAL_MS, MAX_DEAL_MS / count))
    }
  }
}

function addToRoad(winner: TableOutcome['winner']): void {
  const mark = document.createElement('li')
  mark.className = winner
  mark.textContent = winner === 'tie' ? '=' : winner.charAt(0).toUpperCase()
  mark.setAttribute('aria-label', getName(winner))
  const road = byId('road')
  road.append(mark)
  if (road.children.length > ROAD_LENGTH) road.firstElementChild?.remove()
}

function getName(winner: TableOutcome['winner']): string {
  return hands.find(({ name }) => name === winner)?.text ?? texts.tie
}

startGame<TableOutcome>(async ({ outcome }) => {
  clearTable()
  await deal(outcome.hands)
  outcome.hands.forEach((hand, i) => {
    byId(`worth-${i}`).textContent = getWorth(hand)
    byId(`said-${i}`).textContent = hand.cards.map(nameCard).join(', ')
    byId(`hand-${i}`).classList.toggle('won', hands[i]?.name === outcome.winner)
  })
  addToRoad(outcome.winner)
  const name = getName(outcome.winner)
  if (outcome.winner === 'tie') return texts.isTie
  // What the player won follows anyway.
  return name === texts.you ? '' : texts.winsHand.replace('{name}', name)
})
hands.forEach(({ cards }, i) => {
  for (let place = 0; place < cards; place++) byId(`cards-${i}`).append(drawCard(undefined))
})
