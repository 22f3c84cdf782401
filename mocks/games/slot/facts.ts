import type { GameEntry } from '../../data/games/games.ts'
import type { GameFacts } from '../game-kind.ts'
import { toReturnPercent } from '../pays.ts'
import { SLOT_RETURN, SLOT_TABLE } from './rules.ts'
import { getSlotSymbols } from './symbols.ts'

export function getSlotFacts(game: GameEntry): GameFacts {
  const symbols = getSlotSymbols(game)
  return {
    returnPercent: toReturnPercent(SLOT_RETURN),
    volatility: 'high',
    payTable: SLOT_TABLE.map(({ pays }, i) => ({ name: symbols[i]?.name ?? '', pays })),
    rules: {
      'en-US': [
        'Three reels stop at three rows of symbols.',
        'A row of three alike pays the symbol’s multiple of the bet.',
        'Each row counts for itself; the wins of a spin are added up.',
      ],
      'vi-VN': [
        'Ba cuộn dừng lại thành ba hàng hình.',
        'Một hàng có ba hình giống nhau trả bội số tiền cược của hình đó.',
        'Mỗi hàng tính riêng; các khoản thắng trong một lượt quay được cộng lại.',
      ],
    },
  }
}
