import type { Language } from '../../messages/language.ts'

/** The help text of each game type; `{name}` and `{provider}` are filled in. */
export const GAME_HELP: Readonly<Record<string, Record<Language, string>>> = {
  slot: {
    'en-US':
      'Choose a bet and turn the reels. Three alike in a row win a multiple of the bet; the table in the game says how much.\n{name} is made by {provider}.',
    'vi-VN':
      'Chọn mức cược rồi quay. Ba hình giống nhau trên một hàng thắng bội số mức cược; bảng thưởng trong trò chơi cho biết bao nhiêu.\n{name} do {provider} sản xuất.',
  },
  live: {
    'en-US':
      'Place your bets before the bell. The dealer then opens the round, and winnings are paid at once.\n{name} is dealt live by {provider}.',
    'vi-VN':
      'Đặt cược trước khi chuông reo. Người chia bài mở ván và tiền thắng được trả ngay.\n{name} được {provider} chia trực tiếp.',
  },
  sports: {
    'en-US':
      'Choose an event and an outcome, then your stake. A bet is settled when the event has ended.\n{name} is run by {provider}.',
    'vi-VN': 'Chọn trận và kết quả, rồi mức cược. Cược được tính khi trận kết thúc.\n{name} do {provider} vận hành.',
  },
  fish: {
    'en-US':
      'Aim, shoot, and catch. Each shot costs its stake; larger fish pay more and take more shots.\n{name} is made by {provider}.',
    'vi-VN':
      'Ngắm, bắn và bắt cá. Mỗi phát bắn tốn mức cược; cá lớn trả nhiều hơn và cần nhiều phát hơn.\n{name} do {provider} sản xuất.',
  },
  poker: {
    'en-US':
      'Take a seat and play your cards. The best hand takes the pot, less the house’s share.\n{name} is made by {provider}.',
    'vi-VN':
      'Ngồi vào bàn và đánh bài. Bài tốt nhất ăn tiền trên bàn, trừ phần của nhà cái.\n{name} do {provider} sản xuất.',
  },
  arcade: {
    'en-US':
      'A round takes seconds: choose a stake, make your pick, and see at once what it pays.\n{name} is made by {provider}.',
    'vi-VN': 'Mỗi ván chỉ vài giây: chọn mức cược, chọn cửa và biết ngay kết quả.\n{name} do {provider} sản xuất.',
  },
}
