import type { AccountMessages } from './account-en.ts'

/** Vietnamese texts about accounts and identities. */
export const accountVi: AccountMessages = {
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
