import type { Language } from '../messages/language.ts'

const en = {
  demo: 'Demo wallet – no real money',
  wallet: 'Demo wallet',
  payTo: 'Pay with {method}',
  amount: 'Amount to pay',
  order: 'Order',
  until: 'Pay by',
  timeNote: '{time}, Manila time',
  confirm: 'Confirm payment',
  cancel: 'Cancel',
  working: 'One moment…',
  confirmed: 'Payment confirmed',
  cancelled: 'You cancelled',
  cancelledText: 'You were not charged.',
  howTab: 'Go back to the app, or switch to its tab.',
  howPaid: 'Your deposit shows in the app by itself.',
  back: 'Back to the app',
  backToDeposit: 'Back to the deposit',
  failed: 'The payment was not made.',
  failedNext: 'Go back to the app and begin a new deposit.',
  offline: 'The wallet could not be reached. Check your connection, then try again.',
  unknown:
    'We got no response, so the payment may have gone through. Return to the app and check your deposit history.',
}

export type PayPageTexts = typeof en

const vi: PayPageTexts = {
  demo: 'Ví thử nghiệm – không có tiền thật',
  wallet: 'Ví thử nghiệm',
  payTo: 'Thanh toán bằng {method}',
  amount: 'Số tiền cần trả',
  order: 'Mã đơn',
  until: 'Hạn trả',
  timeNote: '{time}, giờ Manila',
  confirm: 'Xác nhận thanh toán',
  cancel: 'Hủy',
  working: 'Vui lòng đợi…',
  confirmed: 'Đã xác nhận thanh toán',
  cancelled: 'Bạn đã hủy',
  cancelledText: 'Bạn không bị trừ tiền.',
  howTab: 'Hãy quay lại ứng dụng hoặc chuyển về thẻ của ứng dụng.',
  howPaid: 'Khoản nạp sẽ tự hiện trong ứng dụng.',
  back: 'Quay lại ứng dụng',
  backToDeposit: 'Quay lại lệnh nạp',
  failed: 'Thanh toán chưa được thực hiện.',
  failedNext: 'Hãy quay lại ứng dụng và tạo lệnh nạp mới.',
  offline: 'Không kết nối được với ví. Hãy kiểm tra mạng rồi thử lại.',
  unknown:
    'Chưa có trả lời nên khoản thanh toán có thể đã thành công. Hãy quay lại ứng dụng: lịch sử nạp tiền cho biết kết quả.',
}

export const PAY_PAGE_TEXTS: Record<Language, PayPageTexts> = { 'en-US': en, 'vi-VN': vi }
