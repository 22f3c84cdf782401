import type { msg as source } from '../en-US/msg.ts'
import type { Translated } from '../namespaces.ts'

export const msg: Translated<typeof source> = {
  msg: {
    versionUpdate: 'Ứng dụng của bạn chưa phải phiên bản mới nhất, cập nhật ngay?',
  },
}
