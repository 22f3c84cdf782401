import type { Language } from '../http/language.ts'
import { DAY_MS } from '../sandbox/time.ts'

/** The operator's announcements, newest first; `age` is the time between publication and the sandbox's creation. */
export const ANNOUNCEMENTS: readonly {
  id: string
  age: number
  text: Record<Language, { title: string; content: string }>
}[] = [
  {
    id: 'N2',
    age: DAY_MS / 4,
    text: {
      'en-US': {
        title: 'Maintenance on Sunday',
        content: 'Games pause from 04:00 to 05:00, Manila time.\nYour balance is not touched.',
      },
      'vi-VN': {
        title: 'Bảo trì vào Chủ nhật',
        content: 'Trò chơi tạm dừng từ 04:00 đến 05:00, giờ Manila.\nSố dư của bạn không thay đổi.',
      },
    },
  },
  {
    id: 'N1',
    age: 6 * DAY_MS,
    text: {
      'en-US': {
        title: 'Play within your means',
        content: 'Set yourself a limit before you play. Our customer service helps you to keep it.',
      },
      'vi-VN': {
        title: 'Chơi có chừng mực',
        content: 'Hãy đặt giới hạn trước khi chơi. Bộ phận chăm sóc khách hàng sẽ giúp bạn giữ đúng.',
      },
    },
  },
]
