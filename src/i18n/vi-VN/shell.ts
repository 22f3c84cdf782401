import type { shell as source } from '../en-US/shell.ts'
import type { Translated } from '../namespaces.ts'

export const shell: Translated<typeof source> = {
  skipToContent: 'Đến nội dung chính',
  notices: 'Thông báo',
  pageFailed: 'Không mở được trang này',
  updateReady: 'Tải lại trang để dùng phiên bản mới nhất.',
  onlineAgain: 'Bạn đã trực tuyến trở lại',
}
