import type { moneyEn } from './money-en.ts'

/** Vietnamese texts about money. */
export const moneyVi: typeof moneyEn = {
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
    withdrawnWithFee: {
      title: 'Lệnh rút tiền đã được chi trả',
      content: '₱{arriving} đã được chuyển vào ví của bạn: ₱{amount} trừ phí ₱{fee}.\nMã giao dịch {orderNo}.',
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
      content: '₱{amount} đang được giữ riêng cho bạn. Vui lòng liên hệ Chăm sóc khách hàng.\nMã giao dịch {orderNo}.',
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
    exception: 'Vui lòng liên hệ Chăm sóc khách hàng.',
  },
}
