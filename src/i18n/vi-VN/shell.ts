import type { shell as source } from '../en-US/shell.ts'
import type { Translated } from '../namespaces.ts'

export const shell: Translated<typeof source> = {
  skipToContent: 'Đến nội dung chính',
  notices: 'Thông báo',
  closeDialog: 'Đóng hộp thoại',
  loginFirstLater: 'Để sau',
  profileRow: 'Cá nhân, VIP {{level}}',
  panelTitle: 'Một chỗ trong lễ hội',
  panelText: 'Tài khoản miễn phí, đăng ký chỉ mất một phút.',
  reasonWallet: 'Nạp và rút tiền qua ví điện tử',
  reasonIdentity: 'Mọi tài khoản đều được xác minh để bảo vệ bạn',
  reasonGames: 'Slot, bắn cá, poker, arcade, bàn trực tiếp và thể thao',
  licenceTitle: 'Giấy phép',
  licenceDemo: 'Bản demo',
  licenceText: 'Đây là bản trình diễn: trang này không được cơ quan nào cấp phép và không chơi bằng tiền thật.',
  adultsOnly: '21+',
  adultsOnlyText: 'Người chơi phải từ 21 tuổi trở lên. Hãy chơi có trách nhiệm.',
  pageFailed: 'Không mở được trang này',
  updateReady: 'Tải lại trang để dùng phiên bản mới nhất.',
}
