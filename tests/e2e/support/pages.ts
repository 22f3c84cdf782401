/** The pages that tests run over. */
export const VISITOR_PAGES = ['/game', '/login', '/register', '/forgetPassword', '/livechat', '/faq']

export const PLAYER_PAGES = [
  '/game',
  '/wallet',
  '/finance/recharge',
  '/finance/withdraw',
  '/finance/exchange',
  '/transactionHistory',
  '/records',
  '/game/record',
  '/inbox',
  '/profile',
  '/kyc/verification',
  '/event',
  '/redeem',
  '/returnGift/RG-0001',
]
