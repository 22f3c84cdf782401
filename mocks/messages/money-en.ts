/** English texts about money. */
export const moneyEn = {
  codes: {
    belowMinimum: 'The least you can deposit is ₱{min}.',
    aboveMaximum: 'The most you can deposit is ₱{max}.',
    methodUnavailable: 'This payment method is not available right now.',
    bankUnavailable: 'This bank is not available right now.',
    couponUnusable: 'This coupon cannot be used for this deposit.',
    orderExpired: 'This deposit has expired. Please start again.',
    orderAlreadyBuilt: 'This deposit has already been made.',
    idempotencyKeyReused: 'This request was already made, with other details. Please check your records.',
    requestInProgress: 'This request is still being processed. Please wait.',
    walletBound: 'A wallet is already bound and cannot be changed.',
    walletTaken: 'This wallet is bound to another player.',
    kycRequired: 'Please verify your identity first.',
    tradePasswordMissing: 'Please set a transaction password first.',
    tradePasswordWrong: 'The transaction password is incorrect.',
    walletNotBound: 'Please bind a wallet first.',
    'createWithdrawal.belowMinimum': 'The least you can withdraw is ₱{min}.',
    turnoverOwed: 'You still need to play ₱{owed} before you can withdraw.',
    insufficientBalance: 'This is more than you may withdraw right now.',
    insufficientPoints: 'You do not have enough points.',
    goodsUnavailable: 'This is not available right now.',
  } as Record<string, string>,
  letters: {
    recharged: {
      title: 'Your deposit has arrived',
      content: '₱{amount} was added to your balance.\nOrder {orderNo}.',
    },
    rechargedWithBonus: {
      title: 'Your deposit has arrived',
      content: '₱{amount} and a bonus of ₱{bonus} were added to your balance.\nOrder {orderNo}.',
    },
    withdrawn: { title: 'Your withdrawal was paid out', content: '₱{amount} is in your wallet.\nOrder {orderNo}.' },
    withdrawalRejected: {
      title: 'Your withdrawal was rejected',
      content:
        'The name on the wallet differs from your identity. ₱{amount} is back in your balance.\nOrder {orderNo}.',
    },
    withdrawalFailed: {
      title: 'Your withdrawal failed',
      content: 'The wallet refused the payment. ₱{amount} is back in your balance.\nOrder {orderNo}.',
    },
    withdrawalException: {
      title: 'Your withdrawal needs a closer look',
      content: 'We are holding ₱{amount} for you. Please contact customer service.\nOrder {orderNo}.',
    },
  } as Record<string, { title: string; content: string }>,
  journalTypes: {
    deposit: 'Deposit',
    bonus: 'Bonus',
    withdrawal: 'Withdrawal',
    return: 'Returned withdrawal',
    bet: 'Bet',
    win: 'Win',
    exchange: 'Exchange',
    reward: 'Reward',
  },
  withdrawalReasons: {
    rejected: 'The name on the wallet differs from your identity.',
    failed: 'The wallet refused the payment.',
    exception: 'Please contact customer service.',
  },
}
