import type { GameEntry } from '../../data/games/games.ts'
import type { GameFacts } from '../game-kind.ts'
import { toReturnPercent } from '../pays.ts'
import { FISH_PAYS, FISH_RETURN } from './rules.ts'
import { getSpecies } from './species.ts'

export function getFishFacts(game: GameEntry): GameFacts {
  return {
    returnPercent: toReturnPercent(FISH_RETURN),
    volatility: 'high',
    payTable: getSpecies(game)
      .map(({ name }, i) => ({ name, pays: FISH_PAYS[i] ?? 0 }))
      .toReversed(),
    rules: {
      'en-US': [
        'Choose a fish and shoot: each shot costs the bet.',
        'A large fish pays more and gets away more often; the average return is the same for all.',
      ],
      'vi-VN': [
        'Chọn cá rồi bắn: mỗi phát tốn một lần tiền cược.',
        'Cá lớn trả nhiều hơn nhưng dễ thoát hơn; tỷ lệ trả thưởng trung bình của mọi loài như nhau.',
      ],
    },
  }
}
