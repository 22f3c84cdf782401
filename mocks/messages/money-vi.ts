import type { moneyEn } from './money-en.ts'

/** Vietnamese texts about money. */
export const moneyVi: typeof moneyEn = {
  codes: {
    belowMinimum: 'Số tiền nạp tối thiểu là ₱{min}.',
    aboveMaximum: 'Số tiền nạp tối đa là ₱{max}.',
    methodUnavailable: 'Phương thức thanh toán này hiện không khả dụng.',
    bankUnavailable: 'Ngân hàng này hiện không khả dụng.',
    couponUnusable: 'Không thể dùng phiếu thưởng này cho lần nạp này.',
    orderExpired: 'Lệnh nạp này đã hết hạn. Vui lòng bắt đầu lại.',
    orderAlreadyBuilt: 'Lệnh nạp này đã được tạo.',
    idempotencyKeyReused: 'Yêu cầu này đã được thực hiện với thông tin khác. Vui lòng kiểm tra lịch sử của bạn.',
    requestInProgress: 'Yêu cầu này đang được xử lý. Vui lòng chờ.',
    walletBound: 'Đã liên kết ví và không thể thay đổi.',
    walletTaken: 'Ví này đã được liên kết với người chơi khác.',
    kycRequired: 'Vui lòng xác minh danh tính trước.',
    tradePasswordMissing: 'Vui lòng đặt mật khẩu giao dịch trước.',
    tradePasswordWrong: 'Mật khẩu giao dịch không đúng.',
    walletNotBound: 'Vui lòng liên kết ví trước.',
    'createWithdrawal.belowMinimum': 'Số tiền rút tối thiểu là ₱{min}.',
    turnoverOwed: 'Bạn cần cược thêm ₱{owed} trước khi rút tiền.',
    insufficientBalance: 'Số tiền này vượt quá mức bạn có thể rút lúc này.',
    insufficientPoints: 'Bạn không đủ điểm.',
    goodsUnavailable: 'Món này hiện không có sẵn.',
  },
  letters: {
    recharged: {
      title: 'Tiền nạp đã vào tài khoản',
      content: '₱{amount} đã được cộng vào số dư của bạn.\nMã giao dịch {orderNo}.',
    },
    rechargedWithBonus: {
      title: 'Tiền nạp đã vào tài khoản',
      content: '₱{amount} và tiền thưởng ₱{bonus} đã được cộng vào số dư của bạn.\nMã giao dịch {orderNo}.',
    },
    withdrawn: {
      title: 'Lệnh rút tiền đã được chi trả',
      content: '₱{amount} đã được chuyển vào ví của bạn.\nMã giao dịch {orderNo}.',
    },
    withdrawalRejected: {
      title: 'Lệnh rút tiền bị từ chối',
      content: 'Tên trên ví khác với danh tính của bạn. ₱{amount} đã được trả lại số dư.\nMã giao dịch {orderNo}.',
    },
    withdrawalFailed: {
      title: 'Rút tiền không thành công',
      content: 'Ví đã từ chối nhận tiền. ₱{amount} đã được trả lại số dư.\nMã giao dịch {orderNo}.',
    },
    withdrawalException: {
      title: 'Lệnh rút tiền cần được kiểm tra',
      content: '₱{amount} đang được giữ riêng cho bạn. Vui lòng liên hệ chăm sóc khách hàng.\nMã giao dịch {orderNo}.',
    },
  },
  journalTypes: {
    deposit: 'Nạp tiền',
    bonus: 'Tiền thưởng',
    withdrawal: 'Rút tiền',
    return: 'Hoàn tiền rút',
    bet: 'Đặt cược',
    win: 'Thắng cược',
    exchange: 'Đổi điểm',
    reward: 'Phần thưởng',
  },
  withdrawalReasons: {
    rejected: 'Tên trên ví khác với danh tính của bạn.',
    failed: 'Ví đã từ chối nhận tiền.',
    exception: 'Vui lòng liên hệ chăm sóc khách hàng.',
  },
}
