import type { GameFacts } from '../game-kind.ts'
import { toReturnPercent } from '../pays.ts'
import { toNote } from '../texts.ts'
import { BINGO_DRAWN, BINGO_LINE_PAYS, BINGO_RETURN } from './rules.ts'

export const BINGO_FACTS: GameFacts = {
  returnPercent: toReturnPercent(BINGO_RETURN),
  volatility: 'medium',
  payTable: [{ name: toNote('fullLine'), pays: BINGO_LINE_PAYS }],
  rules: {
    'en-US': [
      'The bet buys a card of 24 numbers with a free center.',
      `${BINGO_DRAWN} of 75 balls are called. Each full row, column and diagonal pays ${BINGO_LINE_PAYS} times the bet.`,
    ],
    'vi-VN': [
      'Tiền cược mua một thẻ 24 số, ô giữa được tặng.',
      `Gọi ${BINGO_DRAWN} trong 75 bóng. Mỗi hàng ngang, cột dọc và đường chéo đủ số trả ${BINGO_LINE_PAYS} lần tiền cược.`,
    ],
  },
}
