import type { inbox as source } from '../en-US/inbox.ts'
import type { Translated } from '../namespaces.ts'

export const inbox: Translated<typeof source> = {
  letters: 'Thư',
  unread: 'Mới',
  emptyTitle: 'Chưa có thư nào',
  emptyText: 'Thông báo về tài khoản, nạp tiền và phần thưởng của bạn sẽ đến đây.',
  failed: 'Không tải được thư',
}
