import type { AccountMessages } from './account-en.ts'

/** Vietnamese texts about accounts and identities. */
export const accountVi: AccountMessages = {
  codes: {
    registrationClosed: 'Hiện không mở đăng ký.',
    otpWrong: 'Mã OTP không đúng.',
    otpExpired: 'Mã OTP đã hết hạn. Vui lòng lấy mã mới.',
    otpTooSoon: 'Mã OTP đã được gửi đến số này chưa đầy 60 giây trước.',
    phoneNotBound: 'Vui lòng liên kết số điện thoại trước khi đặt lại mật khẩu giao dịch.',
    oldPasswordWrong: 'Mật khẩu cũ không đúng.',
    passwordSame: 'Mật khẩu mới phải khác mật khẩu cũ.',
    tradePasswordSet: 'Mật khẩu giao dịch đã được tạo.',
    invitationOwn: 'Đây là mã giới thiệu của chính bạn.',
    invitationBound: 'Bạn đã có người giới thiệu.',
    nicknameTaken: 'Biệt danh này đã có người dùng.',
    avatarUnknown: 'Không thể chọn ảnh đại diện này.',
    underAge: 'Người chơi phải từ 21 tuổi trở lên.',
    identityLocked: 'Danh tính của bạn đang được kiểm tra hoặc đã được duyệt; không thể thay đổi.',
    baseMissing: 'Vui lòng điền thông tin cơ bản trước.',
    choiceUnknown: 'Vui lòng chọn trong danh sách.',
    idNumberTaken: 'Giấy tờ này thuộc về tài khoản khác.',
    fileUnsupported: 'Chỉ chấp nhận ảnh JPEG, PNG và WebP.',
    fileTooLarge: 'Ảnh lớn hơn 5 MB.',
    fileUnknown: 'Thiếu ảnh. Vui lòng tải lên lại.',
  },
  rejectReasons: {
    idNumber: 'Số giấy tờ không khớp với ảnh.',
    front: 'Ảnh giấy tờ không đọc được.',
  },
  letters: {
    identityApproved: {
      title: 'Danh tính của bạn đã được xác minh',
      content: 'Giấy tờ của bạn đã được duyệt. Bạn có thể rút tiền ngay bây giờ.',
    },
    identityRejected: {
      title: 'Giấy tờ của bạn bị từ chối',
      content: 'Số giấy tờ không khớp với ảnh. Vui lòng sửa lại rồi gửi lại giấy tờ của bạn.',
    },
    identityPictureRejected: {
      title: 'Giấy tờ của bạn bị từ chối',
      content: 'Ảnh giấy tờ không đọc được. Vui lòng chụp lại rồi gửi lại giấy tờ của bạn.',
    },
  },
}
