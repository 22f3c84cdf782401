import type { GameFacts } from '../game-kind.ts'
import { toReturnPercent } from '../pays.ts'
import { CLIMB_PICKS, CLIMB_RETURN } from './rules.ts'

export const CLIMB_FACTS: GameFacts = {
  returnPercent: toReturnPercent(CLIMB_RETURN),
  volatility: 'medium',
  payTable: CLIMB_PICKS.map((pick) => ({ name: `× ${pick}`, pays: Number(pick) })).toReversed(),
  rules: {
    'en-US': [
      'Choose how far it must go, then start. If it gets there, the bet is paid that many times.',
      'It may stop at any height, also at × 1.00.',
    ],
    'vi-VN': [
      'Chọn mốc phải đạt rồi bắt đầu. Nếu đạt mốc, tiền cược được trả gấp bấy nhiêu lần.',
      'Có thể dừng ở bất kỳ mức nào, kể cả × 1.00.',
    ],
  },
}
