import type { RewardsMessages } from './rewards-en.ts'

/** Vietnamese texts about rewards, letters, games and activities. */
export const rewardsVi: RewardsMessages = {
  letters: {
    vipRaised: {
      title: 'Bạn đã đạt VIP {level}',
      content: 'Cấp mới mang lại phần thưởng ngày, hoàn trả và tháng tốt hơn.',
    },
    maintenance: {
      title: 'Một số trò chơi đang bảo trì',
      content: 'Một vài trò chơi được bảo trì tối nay và sẽ trở lại vào ngày mai.',
    },
    weekend: { title: 'Món quà nhỏ cuối tuần', content: 'Hãy nhận tại đây và tận hưởng lễ hội.' },
    anniversary: {
      title: 'Ba tháng cùng nhau',
      content: 'Cảm ơn bạn vì ba tháng đầy ánh đèn và tiếng trống.\nQuà của bạn được đính kèm.',
    },
    thanks: { title: 'Cảm ơn góp ý của bạn', content: 'Tặng bạn điểm thưởng thay lời cảm ơn.' },
    recall: {
      title: 'Chào mừng trở lại',
      content: 'Chúng tôi đã giữ một món quà cho bạn. Mở quà tại đây: /returnGift/{sn}',
    },
  },
  letterTypes: { system: 'Hệ thống', money: 'Tiền', reward: 'Phần thưởng' },
  recall: { title: 'Chào mừng trở lại', login: 'Đăng nhập lại', deposit: 'Nạp ₱500.00', play: 'Chơi 10 ván' },
  activities: {
    'sign-in': 'Điểm danh hằng ngày',
    'deposit-sign': 'Thưởng nạp trong ngày',
    'invite-wheel': 'Vòng quay mời bạn',
    energy: 'Năng lượng từ bạn bè',
    tasks: 'Nhiệm vụ hằng ngày',
  },
  activitySummaries: {
    'sign-in': 'Điểm danh mỗi ngày. Bạn nạp càng nhiều, thưởng càng lớn.',
    'deposit-sign': 'Nạp tiền hôm nay và nhận ₱5.00 cùng 50 điểm.',
    'invite-wheel': 'Mời bạn bè và quay vòng may mắn.',
    energy: 'Bạn bè gửi năng lượng cho bạn. Nhận tại đây.',
    tasks: 'Hoàn thành nhiệm vụ trong ngày và nhận thưởng.',
  },
  activity: {
    activityEnded: 'Hoạt động đã kết thúc. Vui lòng mở lại.',
    badAction: 'Không thể thực hiện việc này ở đây.',
    dateNotArrived: 'Chưa đến ngày điểm danh',
    dateOver: 'Ngày này đã qua.',
    alreadyClaimed: 'Bạn đã nhận phần này rồi.',
    nothingToClaim: 'Hiện chưa có gì để nhận.',
  },
}
