// The operator's texts of an empty database. Invented, like all data of the seed.
import type { RecallPlan } from '../database/tables/games.ts'
import type { Tx } from '../money.ts'
import { sendLetter, type NewLetter } from '../operations/inbox/letters.ts'

export async function seedAnnouncements(tx: Tx, now: Date): Promise<void> {
  const title = { 'en-US': 'Welcome to the fiesta', 'vi-VN': 'Chào mừng đến lễ hội' }
  const content = {
    'en-US': 'This server shows invented data. Nothing here costs or pays money.',
    'vi-VN': 'Máy chủ này dùng dữ liệu giả. Không có gì ở đây tốn hay trả tiền thật.',
  }
  const texts = { title: JSON.stringify(title), content: JSON.stringify(content) }
  await tx
    .insertInto('announcement')
    .values({ ...texts, published_at: now, maintenance_at: null })
    .execute()
}

/** One letter of each type, the oldest first. */
const LETTERS: readonly NewLetter[] = [
  {
    type: 'system',
    title: { 'en-US': 'Welcome', 'vi-VN': 'Chào mừng' },
    content: {
      'en-US': 'Thank you for joining. Please verify your identity within 3 days.',
      'vi-VN': 'Cảm ơn bạn đã tham gia. Vui lòng xác minh danh tính trong vòng 3 ngày.',
    },
  },
  {
    type: 'money',
    title: { 'en-US': 'How deposits work', 'vi-VN': 'Nạp tiền hoạt động thế nào' },
    content: {
      'en-US': 'A deposit shows in your balance as soon as it is paid.',
      'vi-VN': 'Tiền nạp hiện trong số dư ngay khi được thanh toán.',
    },
  },
  {
    type: 'reward',
    title: { 'en-US': 'A little something for you', 'vi-VN': 'Một món quà nhỏ cho bạn' },
    content: { 'en-US': 'Claim it here, and enjoy the fiesta.', 'vi-VN': 'Hãy nhận tại đây và vui lễ hội.' },
    rewards: [
      { type: 'cash', amount: 18 },
      { type: 'coupon' },
      { type: 'energy', amount: 5 },
      { type: 'point', amount: 20 },
    ],
  },
]

/** The letters of a demo player, a minute apart. */
export async function seedLetters(tx: Tx, accountId: number, now: Date): Promise<void> {
  for (const [index, letter] of LETTERS.entries())
    await sendLetter(tx, accountId, letter, new Date(now.getTime() - (LETTERS.length - index) * 60_000))
}

/** The steps of the gift: what to do, how much of it, the reward, and the title in both languages. */
const STEPS = [
  ['login', 1, 'cash', 10, 'Log in again', 'Đăng nhập lại'],
  ['deposit', 500, 'cash', 50, 'Deposit ₱500', 'Nạp ₱500'],
  ['play', 1000, 'point', 100, 'Bet ₱1,000', 'Cược ₱1,000'],
] as const
const GIFT: RecallPlan = {
  title: { 'en-US': 'Welcome back', 'vi-VN': 'Chào mừng trở lại' },
  steps: STEPS.map(([action, target, type, amount, english, vietnamese]) => {
    const title = { 'en-US': english, 'vi-VN': vietnamese }
    return { id: action, action, target, reward: { type, amount }, title }
  }),
}

/** A gift for a player who comes back, with a step that is done. */
export async function seedGift(tx: Tx, accountId: number, sn: string, endsAt: Date): Promise<void> {
  await tx
    .insertInto('recall')
    .values({ sn, account_id: accountId, plan: JSON.stringify(GIFT), ends_at: endsAt })
    .execute()
}
