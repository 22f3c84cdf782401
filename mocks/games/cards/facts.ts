import type { GameFacts } from '../game-kind.ts'
import { toReturnPercent } from '../pays.ts'
import { toNote } from '../texts.ts'
import { ANDAR_BAHAR_PAYS, getAndarReturn } from './andar-bahar.ts'
import { BACCARAT_PAYS, BACCARAT_PICKS } from './baccarat.ts'
import { BLACKJACK_PAYS } from './blackjack.ts'
import { DRAGON_TIGER_PAYS, DRAGON_TIGER_PICKS, DRAGON_TIGER_RETURN } from './dragon-tiger.ts'
import { SHOWDOWN_PAYS } from './showdown.ts'

export const BACCARAT_FACTS: GameFacts = {
  // With eight decks 45.86 % of rounds go to the banker and 9.52 % are ties.
  returnPercent: 98.94,
  volatility: 'low',
  payTable: BACCARAT_PICKS.map((pick) => ({ name: toNote(pick), pays: BACCARAT_PAYS[pick] })),
  rules: {
    'en-US': [
      'Bet on the player, the banker or a tie. The side that is nearer to 9 points wins.',
      'An ace counts 1, tens and pictures count 0; of a sum only the last digit counts.',
      'With 8 or 9 points on two cards nobody draws. Else the player draws a third card up to 5 points and stands on 6 and 7.',
      'The banker draws up to 2 points, and stands on 7. Between, the player’s third card decides: with 3 the banker draws unless it is an 8, with 4 if it is 2 to 7, with 5 if it is 4 to 7, with 6 if it is 6 or 7. If the player stood, the banker draws up to 5.',
      'A tie returns bets on the player and the banker. A win on the banker pays less 5% commission.',
    ],
    'vi-VN': [
      'Cược vào cửa con, cửa cái hoặc hòa. Bên nào gần 9 điểm hơn thì thắng.',
      'Át tính 1 điểm, lá 10 và lá hình tính 0 điểm; tổng chỉ lấy chữ số cuối.',
      'Có 8 hoặc 9 điểm với hai lá thì không bên nào rút thêm. Nếu không, cửa con rút lá thứ ba khi có từ 0 đến 5 điểm, dừng ở 6 và 7.',
      'Cửa cái rút khi có từ 0 đến 2 điểm và dừng ở 7. Ở giữa thì tùy lá thứ ba của cửa con: 3 điểm thì rút trừ khi lá đó là 8, 4 điểm thì rút nếu là 2 đến 7, 5 điểm nếu là 4 đến 7, 6 điểm nếu là 6 hoặc 7. Nếu cửa con dừng, cửa cái rút khi có từ 0 đến 5 điểm.',
      'Hòa thì hoàn tiền cược cửa con và cửa cái. Thắng cửa cái trừ 5% hoa hồng.',
    ],
  },
}

export const BLACKJACK_FACTS: GameFacts = {
  // Measured over ten million rounds for the best choice, 16.
  returnPercent: 94.8,
  volatility: 'low',
  payTable: [
    { name: toNote('blackjack'), pays: BLACKJACK_PAYS.blackjack },
    { name: toNote('blackjackWin'), pays: BLACKJACK_PAYS.win },
  ],
  rules: {
    'en-US': [
      'Come nearer to 21 than the dealer, without going over it.',
      'Choose the points on which you stand; below them you are dealt another card.',
      'An ace counts 11 or 1, tens and pictures count 10. The dealer draws to 17.',
      'An ace with a ten or a picture is a blackjack. Equal points return the bet.',
    ],
    'vi-VN': [
      'Hãy đến gần 21 điểm hơn nhà cái mà không vượt quá.',
      'Chọn số điểm để dừng; dưới số đó bạn được chia thêm lá.',
      'Át tính 11 hoặc 1, lá 10 và lá hình tính 10. Nhà cái rút đến 17.',
      'Át với lá 10 hoặc lá hình là xì dách. Bằng điểm thì hoàn tiền cược.',
    ],
  },
}

export const DRAGON_TIGER_FACTS: GameFacts = {
  returnPercent: toReturnPercent(DRAGON_TIGER_RETURN),
  volatility: 'low',
  payTable: DRAGON_TIGER_PICKS.map((pick) => ({ name: toNote(pick), pays: DRAGON_TIGER_PAYS[pick] })),
  rules: {
    'en-US': [
      'One card for the dragon, one for the tiger: the higher one wins. A king is the highest, an ace the lowest.',
      'A tie returns half of a bet on the dragon or the tiger.',
    ],
    'vi-VN': [
      'Rồng một lá, hổ một lá: lá cao hơn thắng. K cao nhất, át thấp nhất.',
      'Hòa thì hoàn một nửa tiền cược vào rồng hoặc hổ.',
    ],
  },
}

export const ANDAR_BAHAR_FACTS: GameFacts = {
  returnPercent: toReturnPercent(getAndarReturn()),
  volatility: 'low',
  payTable: [
    { name: toNote('andar'), pays: ANDAR_BAHAR_PAYS.andar },
    { name: toNote('bahar'), pays: ANDAR_BAHAR_PAYS.bahar },
  ],
  rules: {
    'en-US': [
      'The dealer opens the joker, then a card to Andar and a card to Bahar in turn.',
      'The side that first gets a card of the joker’s rank wins. Andar begins.',
    ],
    'vi-VN': [
      'Người chia mở lá bài chủ, rồi lần lượt chia một lá cho Andar và một lá cho Bahar.',
      'Bên nào có lá cùng số với bài chủ trước thì thắng. Andar được chia trước.',
    ],
  },
}

export const SHOWDOWN_FACTS: GameFacts = {
  // The chances of both hands are equal, so half of the wins' 5 % is the house's share.
  returnPercent: 97.5,
  volatility: 'low',
  payTable: [{ name: toNote('pokerWin'), pays: SHOWDOWN_PAYS }],
  rules: {
    'en-US': [
      'You and the dealer get five cards each from one deck. The better poker hand wins.',
      'From the best: straight flush, four of a kind, full house, flush, straight, three of a kind, two pairs, pair, high card.',
      'The house keeps 5% of a win. Equal hands return the bet.',
    ],
    'vi-VN': [
      'Bạn và nhà cái mỗi bên năm lá từ một bộ bài. Bài tốt hơn thắng.',
      'Từ cao xuống thấp: thùng phá sảnh, tứ quý, cù lũ, thùng, sảnh, sám cô, hai đôi, một đôi, mậu thầu.',
      'Nhà cái giữ 5% tiền thắng. Bài bằng nhau thì hoàn tiền cược.',
    ],
  },
}
