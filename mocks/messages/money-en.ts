/** English texts about money. */
export const moneyEn = {
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
    withdrawnWithFee: {
      title: 'Your withdrawal was paid out',
      content: '₱{arriving} is in your wallet: ₱{amount} less the fee of ₱{fee}.\nOrder {orderNo}.',
    },
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
      content: 'We are holding ₱{amount} for you. Please contact Customer Service.\nOrder {orderNo}.',
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
    exception: 'Please contact Customer Service.',
  },
}
