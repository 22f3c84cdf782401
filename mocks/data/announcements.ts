import { DAY_MS } from '../lib/time.ts'
import type { Language } from '../messages/language.ts'

/**
 * The operator's announcements, newest first; `age` is the time between publication and the sandbox's creation.
 * `maintenanceIn`: the time from its creation to the maintenance.
 */
export const ANNOUNCEMENTS: readonly {
  id: string
  age: number
  maintenanceIn?: number
  text: Record<Language, { title: string; content: string }>
}[] = [
  {
    id: 'N2',
    age: DAY_MS / 4,
    maintenanceIn: 3 * DAY_MS,
    text: {
      'en-US': {
        title: 'Planned maintenance',
        content: 'Games pause for an hour.\nYour balance is untouched.',
      },
      'vi-VN': {
        title: 'Bảo trì định kỳ',
        content: 'Trò chơi tạm dừng trong một giờ.\nSố dư của bạn không thay đổi.',
      },
    },
  },
  {
    id: 'N1',
    age: 6 * DAY_MS,
    text: {
      'en-US': {
        title: 'Play within your means',
        content: "Set a limit first. We'll help you keep it.",
      },
      'vi-VN': {
        title: 'Chơi có chừng mực',
        content: 'Hãy đặt hạn mức trước khi chơi. Chúng tôi sẽ giúp bạn giữ đúng.',
      },
    },
  },
]
