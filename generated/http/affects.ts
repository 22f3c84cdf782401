// Made by `npm run generate` from the documents. Do not edit.

/** The paths of the reads that each write may change; after a final slash a parameter follows. */
export const AFFECTS = {
  setTradePassword: ['api/user/info'],
  resetTradePassword: ['api/user/info'],
  saveIdentityBase: ['api/user/identity/fetch', 'api/user/info'],
  saveIdentityPapers: ['api/user/identity/fetch', 'api/user/info'],
  addFavourite: ['api/user/game/collect/fetch'],
  removeFavourite: ['api/user/game/collect/fetch'],
  claimVipDaily: ['api/vip/card/fetch', 'api/balance', 'api/badge/data', 'api/user/balanceJournal/fetch'],
  claimVipRebate: ['api/vip/card/fetch', 'api/balance', 'api/badge/data', 'api/user/balanceJournal/fetch'],
  claimVipMonthly: ['api/vip/card/fetch', 'api/balance', 'api/badge/data', 'api/user/balanceJournal/fetch'],
  claimFriendDeposit: ['api/friend/card/fetch', 'api/balance', 'api/friend/card/rewards/record', 'api/user/balanceJournal/fetch'],
  claimFriendTurnover: ['api/friend/card/fetch', 'api/balance', 'api/friend/card/rewards/record', 'api/user/balanceJournal/fetch'],
  claimInviteRanking: ['api/invite/rankings/fetch', 'api/balance', 'api/friend/card/rewards/record', 'api/user/balanceJournal/fetch'],
  redeemCode: ['api/balance', 'api/user/balanceJournal/fetch', 'api/coupon/fetch', 'api/mallExchange/info'],
  claimRecallTask: ['api/recallTask/fetch/', 'api/balance', 'api/user/balanceJournal/fetch'],
  createRecharge: ['api/recharge/fetch', 'api/coupon/fetch', 'api/balance', 'api/user/balanceJournal/fetch', 'api/recharge/method', 'api/recharge/amount'],
  createWithdrawal: ['api/withdraw/fetch', 'api/balance', 'api/user/balanceJournal/fetch'],
  createExchange: ['api/mallExchange/info', 'api/balance', 'api/user/balanceJournal/fetch', 'api/coupon/fetch'],
  readLetter: ['api/letter', 'api/badge/data', 'api/letter/type'],
  deleteLetters: ['api/letter', 'api/badge/data', 'api/letter/type'],
  claimLetter: ['api/letter', 'api/balance', 'api/user/balanceJournal/fetch', 'api/coupon/fetch', 'api/mallExchange/info'],
} as const

/** The path of the read whose response is the response of the write. */
export const ANSWERS = {
  bindPhone: 'api/user/info',
  updateUser: 'api/user/info',
  bindInvitation: 'api/user/info',
  saveIdentityBase: 'api/user/identity/fetch',
  saveIdentityPapers: 'api/user/identity/fetch',
  bindWallet: 'api/user/bankCard/wallet/account',
} as const
