import { times } from '../../art/svg.ts'
import type { Bet, Round } from '../game-kind.ts'
import { pay } from '../pays.ts'

/** A game of dice: the faces, which are its picks, the number of dice, and the multiple that so many matches pay. */
export interface DiceGame {
  faces: readonly string[]
  dice: number
  /** By the number of dice that show the pick; the bet included. */
  pays: readonly number[]
}

/** The perya's color game: three dice of six colors. */
export const COLOR_GAME: DiceGame = {
  faces: ['red', 'yellow', 'green', 'blue', 'white', 'pink'],
  dice: 3,
  pays: [0, 2, 3, 4],
}

/** Sic bo's bet on one number. */
export const SIC_BO: DiceGame = { faces: ['1', '2', '3', '4', '5', '6'], dice: 3, pays: [0, 2, 3, 4] }

/** Pula puti: red or white. */
export const RED_WHITE: DiceGame = { faces: ['red', 'white'], dice: 1, pays: [0, 1.94] }

/** Fan-tan: the beads that are left over when the dealer has counted them by fours. */
export const FAN_TAN: DiceGame = { faces: ['1', '2', '3', '4'], dice: 1, pays: [0, 3.85] }

/** The share that comes back, exactly: by all throws. */
export function getDiceReturn({ faces, dice, pays }: DiceGame): number {
  const throws = faces.length ** dice
  let sum = 0
  for (let one = 0; one < throws; one++) {
    const matches = times(dice, (i) => Math.floor(one / faces.length ** i) % faces.length).filter((face) => face === 0)
    sum += pays[matches.length] ?? 0
  }
  return sum / throws
}

export interface DiceOutcome {
  shown: readonly string[]
}

export function playDice({ faces, dice, pays }: DiceGame, { bet, pick, next }: Bet): Round {
  const shown = times(dice, () => faces[Math.floor(next() * faces.length)] ?? '')
  const outcome: DiceOutcome = { shown }
  return { win: pay(bet, pays[shown.filter((face) => face === pick).length] ?? 0), outcome }
}

/** What the page needs of the faces. */
export interface DiceStage {
  names: Readonly<Record<string, string>>
  /** What is said of a throw. */
  said: 'shown' | 'leftOver'
}
