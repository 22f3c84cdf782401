import type { Tx } from '../money.ts'
import { sendLetter } from '../operations/inbox/letters.ts'

/** The operator's texts of an empty database. Invented, like all data of the seed. */
export async function seedAnnouncements(tx: Tx, now: Date): Promise<void> {
  await tx
    .insertInto('announcement')
    .values({
      title: JSON.stringify({ 'en-US': 'Welcome to the fiesta', 'vi-VN': 'Chào mừng đến lễ hội' }),
      content: JSON.stringify({
        'en-US': 'This server shows invented data. Nothing here costs or pays money.',
        'vi-VN': 'Máy chủ này dùng dữ liệu giả. Không có gì ở đây tốn hay trả tiền thật.',
      }),
      published_at: now,
      maintenance_at: null,
    })
    .execute()
}

/** The letters of a demo player: one of each type, of which one has a reward. */
export async function seedLetters(tx: Tx, accountId: number, now: Date): Promise<void> {
  const minute = (count: number) => new Date(now.getTime() - count * 60_000)
  await sendLetter(
    tx,
    accountId,
    {
      type: 'system',
      title: { 'en-US': 'Welcome', 'vi-VN': 'Chào mừng' },
      content: {
        'en-US': 'Thank you for joining. Please verify your identity within 3 days.',
        'vi-VN': 'Cảm ơn bạn đã tham gia. Vui lòng xác minh danh tính trong vòng 3 ngày.',
      },
    },
    minute(3),
  )
  await sendLetter(
    tx,
    accountId,
    {
      type: 'money',
      title: { 'en-US': 'How deposits work', 'vi-VN': 'Nạp tiền hoạt động thế nào' },
      content: {
        'en-US': 'A deposit shows in your balance as soon as it is paid.',
        'vi-VN': 'Tiền nạp hiện trong số dư ngay khi được thanh toán.',
      },
    },
    minute(2),
  )
  await sendLetter(
    tx,
    accountId,
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
    minute(1),
  )
}
