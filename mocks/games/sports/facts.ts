import type { GameEntry } from '../../data/games/games.ts'
import { getSportsEvent } from '../../data/games/sports-events.ts'
import type { GameFacts } from '../game-kind.ts'
import { toReturnPercent } from '../pays.ts'
import { toNote } from '../texts.ts'
import { getOdds, getSportsReturn } from './rules.ts'

export function getSportsFacts(game: GameEntry): GameFacts {
  const event = getSportsEvent(game, 0)
  const names = { home: event?.home ?? '', draw: toNote('draw'), away: event?.away ?? '' }
  return {
    returnPercent: toReturnPercent(getSportsReturn(game)),
    volatility: 'low',
    payTable: getOdds(game).map(({ pick, odds }) => ({ name: names[pick], pays: odds })),
    rules: {
      'en-US': [
        'Bet on the result of the event. The odds say how many times the stake is paid, the stake included.',
        'In this demo the event is played at once, and the bet is settled with it.',
      ],
      'vi-VN': [
        'Cược vào kết quả trận đấu. Tỷ lệ cược cho biết tiền trả gấp mấy lần tiền cược, gồm cả tiền cược.',
        'Trong bản thử này trận đấu diễn ra ngay và cược được tính ngay.',
      ],
    },
  }
}
