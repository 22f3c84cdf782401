/** English texts about rewards, letters, games and activities. `{…}` is filled in. */
export const rewardsEn = {
  letters: {
    vipRaised: {
      title: 'You are now VIP {level}',
      content: 'Your new level brings better daily, rebate and monthly rewards.',
    },
    maintenance: {
      title: 'Maintenance: some games are paused',
      content: 'A few games are down for maintenance tonight and will be back tomorrow.',
    },
    weekend: { title: 'A little something for the weekend', content: 'Claim it here, and enjoy the fiesta.' },
    anniversary: {
      title: 'Three months with us',
      content: 'Thank you for three months of lights and drums.\nYour gift is attached.',
    },
    thanks: { title: 'Thank you for your feedback', content: 'Points for your time, with our thanks.' },
    recall: { title: 'Welcome back', content: 'We kept a gift for you. Open it here: /returnGift/{sn}' },
  } as Record<string, { title: string; content: string }>,
  letterTypes: { system: 'System', money: 'Money', reward: 'Rewards' },
  recall: { title: 'Welcome back', login: 'Log in again', deposit: 'Deposit ₱500.00', play: 'Play 10 rounds' },
  activities: {
    'sign-in': 'Daily check-in',
    'deposit-sign': 'Deposit bonus',
    'invite-wheel': 'Invite wheel',
    energy: 'Energy from friends',
    tasks: 'Daily tasks',
  },
  activitySummaries: {
    'sign-in': 'Check in each day. The more you have deposited, the more you get.',
    'deposit-sign': 'Deposit today and claim ₱5.00 and 50 points.',
    'invite-wheel': 'Invite friends and spin the wheel.',
    energy: 'Your friends send you energy. Fill it up here.',
    tasks: 'Finish your daily tasks and collect the reward.',
  },
  activity: {
    activityEnded: 'This activity has ended. Please open it again.',
    badAction: 'This cannot be done here.',
    dateNotArrived: 'Sign-in date not arrived',
    dateOver: 'This day is over.',
    alreadyClaimed: 'You have already claimed this.',
    nothingToClaim: 'There is nothing to claim yet.',
  },
}

export type RewardsMessages = typeof rewardsEn
