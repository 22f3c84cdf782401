import type { GameFacts } from '../game-kind.ts'
import { toReturnPercent } from '../pays.ts'
import { toNote } from '../texts.ts'
import { POCKETS, ROULETTE_PAYS } from './rules.ts'

export const ROULETTE_FACTS: GameFacts = {
  returnPercent: toReturnPercent(ROULETTE_PAYS.number / POCKETS.length),
  volatility: 'medium',
  payTable: [
    { name: toNote('oneNumber'), pays: ROULETTE_PAYS.number },
    { name: toNote('dozen'), pays: ROULETTE_PAYS.dozen },
    { name: toNote('halfTable'), pays: ROULETTE_PAYS.half },
  ],
  rules: {
    'en-US': [
      'The ball falls on one of 37 numbers, 0 to 36. Bet on a number, on twelve numbers or on half of the table.',
      'The 0 is neither red nor black, odd nor even: only a bet on 0 itself wins then.',
    ],
    'vi-VN': [
      'Bi rơi vào một trong 37 số, từ 0 đến 36. Cược vào một số, mười hai số hoặc nửa bàn.',
      'Số 0 không đỏ không đen, không lẻ không chẵn: khi đó chỉ cược số 0 mới thắng.',
    ],
  },
}
