import type { Note } from '../lib/note.ts'

/** Whom a banner is for. */
export type BannerAudience = 'everyone' | 'firstDepositAhead' | 'unverified' | 'couponHolder' | 'newcomer'

export interface BannerEntry {
  id: string
  /** A page of the app that has a screen. */
  link: string
  audience: BannerAudience
  /** The word on its button. */
  button: Exclude<Note, string>
}

/** The banners of the lobby in display order; their titles, an offer of at most five words, are in `mocks/messages`. */
export const BANNERS: readonly BannerEntry[] = [
  {
    id: 'first-deposit',
    link: '/finance/recharge',
    audience: 'firstDepositAhead',
    button: { 'en-US': 'Deposit', 'vi-VN': 'Nạp ngay' },
  },
  {
    id: 'coupon',
    link: '/finance/recharge',
    audience: 'couponHolder',
    button: { 'en-US': 'Claim', 'vi-VN': 'Nhận ngay' },
  },
  {
    id: 'verify',
    link: '/kyc/verification',
    audience: 'unverified',
    button: { 'en-US': 'Verify', 'vi-VN': 'Xác minh' },
  },
  {
    id: 'points',
    link: '/finance/exchange',
    audience: 'everyone',
    button: { 'en-US': 'Exchange', 'vi-VN': 'Đổi quà' },
  },
  { id: 'help', link: '/faq', audience: 'newcomer', button: { 'en-US': 'Ask', 'vi-VN': 'Hỏi ngay' } },
]
