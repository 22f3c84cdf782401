import type { GameFacts } from '../game-kind.ts'
import { toReturnPercent } from '../pays.ts'
import { toNote, type GameTextKey } from '../texts.ts'
import { COLOR_GAME, FAN_TAN, getDiceReturn, RED_WHITE, SIC_BO, type DiceGame } from './rules.ts'

const MATCHES: readonly GameTextKey[] = ['match1', 'match2', 'match3']

function getFacts(game: DiceGame, rules: GameFacts['rules']): GameFacts {
  const { pays } = game
  return {
    returnPercent: toReturnPercent(getDiceReturn(game)),
    volatility: game.dice > 1 ? 'low' : 'medium',
    payTable: MATCHES.slice(0, pays.length - 1).map((key, i) => ({ name: toNote(key), pays: pays[i + 1] ?? 0 })),
    rules,
  }
}

export const COLOR_GAME_FACTS = getFacts(COLOR_GAME, {
  'en-US': ['Choose one of six colors. Three dice are rolled: the more of them show it, the more it pays.'],
  'vi-VN': ['Chọn một trong sáu màu. Ba viên xúc xắc được tung: càng nhiều viên ra màu đó, tiền trả càng cao.'],
})

export const SIC_BO_FACTS = getFacts(SIC_BO, {
  'en-US': ['Choose a number from 1 to 6. Three dice are rolled: the more of them show it, the more it pays.'],
  'vi-VN': ['Chọn một số từ 1 đến 6. Ba viên xúc xắc được tung: càng nhiều viên ra số đó, tiền trả càng cao.'],
})

export const RED_WHITE_FACTS = getFacts(RED_WHITE, {
  'en-US': ['Red or white: choose a color. It wins if the chip lands on it.'],
  'vi-VN': ['Đỏ hoặc trắng: chọn một màu. Thắng nếu đồng xu ra màu đó.'],
})

export const FAN_TAN_FACTS = getFacts(FAN_TAN, {
  'en-US': ['The dealer counts a heap of beads by fours. Bet on how many are left over at the end, 1 to 4.'],
  'vi-VN': ['Người chia đếm đống hạt theo từng bốn hạt. Cược xem cuối cùng còn mấy hạt, từ 1 đến 4.'],
})
