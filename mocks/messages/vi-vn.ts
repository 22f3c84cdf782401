import { accountVi } from './account-vi.ts'
import type { Messages } from './en-us.ts'
import { moneyVi } from './money-vi.ts'
import { rewardsVi } from './rewards-vi.ts'

/** The Vietnamese texts for players. */
export const viVn: Messages = {
  refused: 'Lỗi!',
  input: {
    required: '{field}: Trường này là bắt buộc.',
    format: '{field}: Định dạng không đúng.',
    range: '{field}: Giá trị nằm ngoài phạm vi cho phép.',
    malformed: '{field}: Không phải JSON hợp lệ.',
    malformedForm: '{field}: Không phải biểu mẫu hợp lệ.',
    contentType: '{field}: Chỉ chấp nhận {type}.',
  },
  money: { journalTypes: moneyVi.journalTypes, withdrawalReasons: moneyVi.withdrawalReasons },
  responsible: {
    restricted: 'Theo giấy tờ của bạn, bạn chưa đủ 21 tuổi. Luật Philippines không cho phép bạn chơi.',
  },
  registered: 'Đăng ký thành công',
  rejectReasons: accountVi.rejectReasons,
  processed: 'Xử lý thành công',
  sent: 'Gửi thành công',
  helpPicture: 'Ba guồng quay cùng dừng ở một hình',
  gameTypes: {
    hot: 'Nổi bật',
    slot: 'Nổ hũ',
    live: 'Trực tiếp',
    sports: 'Thể thao',
    fish: 'Bắn cá',
    poker: 'Bài',
    arcade: 'Giải trí',
  },
  banners: {
    'first-deposit': 'Nạp tiền lần đầu',
    coupon: 'Nạp tiền, thêm 50%',
    verify: 'Xác minh để rút tiền',
    points: 'Đổi điểm lấy quà thật',
    help: 'Cần hỏi? Có chúng tôi',
  },
  letters: {
    ...accountVi.letters,
    ...rewardsVi.letters,
    welcome: {
      title: 'Chào mừng đến với lễ hội',
      content: 'Cảm ơn bạn đã tham gia. Vui lòng xác minh danh tính trong vòng 3 ngày.',
    },
    ...moneyVi.letters,
  },
  letterTypes: rewardsVi.letterTypes,
  recall: rewardsVi.recall,
  activities: rewardsVi.activities,
  activitySummaries: rewardsVi.activitySummaries,
  activity: rewardsVi.activity,
  demo: {
    usedPage: {
      title: 'Trang này đã được sử dụng',
      text: 'Địa chỉ này chỉ dùng được một lần. Vui lòng đóng trang và mở lại từ ứng dụng.',
    },
    paidPage: {
      title: 'Lệnh nạp này đã được thanh toán',
      text: 'Bạn không cần làm gì thêm. Tiền đã vào số dư của bạn.',
    },
    endedPaymentPage: {
      title: 'Khoản thanh toán này đã kết thúc',
      text: 'Không thể thanh toán được nữa. Vui lòng tạo lệnh nạp mới trong ứng dụng.',
    },
    document: {
      privacyPolicy: 'Chính sách bảo mật của đơn vị vận hành',
      termsOfUse: 'Điều khoản của đơn vị vận hành',
      firstDepositOffer: 'Thưởng nạp lần đầu',
      firstDepositOfferText:
        'Lần nạp đầu từ ₱{min} được tặng thêm {percent}%, tối đa ₱{max}. Cần cược {times} lần tổng tiền nạp và tiền thưởng trước khi rút. Bạn tự chọn có nhận thưởng hay không khi nạp. Dành cho người chơi từ 21 tuổi.',
      text: 'Trang của đơn vị vận hành, được hiển thị trong ứng dụng.',
    },
    badBet: 'Mức cược này không được phép.',
    playPaused: 'Bạn không thể chơi trong thời gian nghỉ hoặc tự loại trừ.',
    limitReached: 'Hạn mức của bạn là {limit}. Còn lại: {left}. Bắt đầu lại vào {end}.',
    playEnded: 'Trò chơi đã kết thúc. Vui lòng mở lại.',
    insufficientBalance: 'Số dư không đủ cho mức cược này.',
    paymentUnknown: 'Không tìm thấy khoản thanh toán này.',
    paymentRefused: 'Ví đã từ chối khoản thanh toán này.',
    paymentTimedOut: 'Đã hết thời gian thanh toán.',
  },
}
