import type { Language } from '../messages/language.ts'

const note = (enUs: string, viVn: string): Readonly<Record<Language, string>> => ({ 'en-US': enUs, 'vi-VN': viVn })

/** The journal's note for each kind of reward. */
export const REWARD_NOTES = {
  vipDaily: note('VIP daily reward', 'Thưởng VIP hằng ngày'),
  vipRebate: note('VIP rebate', 'Hoàn trả VIP'),
  vipMonthly: note('VIP monthly reward', 'Thưởng VIP hằng tháng'),
  friendDeposit: note('Friends who deposited', 'Bạn bè đã nạp tiền'),
  friendTurnover: note('Friends who played', 'Bạn bè đã chơi'),
  ranking: note('Invite ranking', 'Bảng xếp hạng mời bạn'),
  code: note('Redeem code', 'Mã quà tặng'),
  recall: note('Return gift', 'Quà trở lại'),
  letter: note('Message reward', 'Quà trong hộp thư'),
  signUp: note('Daily check-in', 'Điểm danh hằng ngày'),
  depositSign: note('Deposit bonus', 'Thưởng nạp trong ngày'),
  wheel: note('Invite wheel', 'Vòng quay mời bạn'),
  energy: note('Energy from friends', 'Năng lượng từ bạn bè'),
  task: note('Task reward', 'Thưởng nhiệm vụ'),
}
