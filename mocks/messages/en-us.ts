import { accountEn } from './account-en.ts'
import { moneyEn } from './money-en.ts'
import { rewardsEn } from './rewards-en.ts'

/** The English texts for players. `{…}` is filled in. */
export const enUs = {
  refused: 'Error!',
  input: {
    required: '{field}: This is required.',
    format: '{field}: Format is incorrect.',
    range: '{field}: This is outside the allowed range.',
    malformed: '{field}: This is not valid JSON.',
    malformedForm: '{field}: This is not a valid form.',
    contentType: '{field}: Only {type} is accepted.',
  },
  money: { journalTypes: moneyEn.journalTypes, withdrawalReasons: moneyEn.withdrawalReasons },
  responsible: {
    restricted: 'You are under 21 by your identity documents. The law of the Philippines does not let you play.',
  },
  registered: 'Registered Successfully',
  rejectReasons: accountEn.rejectReasons,
  processed: 'Processed Successfully',
  sent: 'Sent Successfully',
  helpPicture: 'Three reels that stop at the same picture',
  gameTypes: {
    hot: 'Hot',
    slot: 'Slots',
    live: 'Live',
    sports: 'Sports',
    fish: 'Fish',
    poker: 'Poker',
    arcade: 'Arcade',
  } as Record<string, string>,
  banners: {
    'first-deposit': 'Make your first deposit',
    coupon: '+50% on your deposit',
    verify: 'Verify and withdraw',
    points: 'Points buy real prizes',
    help: 'Questions? We are here',
  } as Record<string, string>,
  letters: {
    ...accountEn.letters,
    ...rewardsEn.letters,
    welcome: {
      title: 'Welcome to the fiesta',
      content: 'Thank you for joining. Please verify your identity within 3 days.',
    },
    ...moneyEn.letters,
  } as Record<string, { title: string; content: string }>,
  letterTypes: rewardsEn.letterTypes,
  recall: rewardsEn.recall,
  activities: rewardsEn.activities,
  activitySummaries: rewardsEn.activitySummaries,
  activity: rewardsEn.activity,
  demo: {
    usedPage: {
      title: 'This page has been used',
      text: 'It works only once. Please close it and open it again from the app.',
    },
    paidPage: {
      title: 'This deposit has been paid',
      text: 'There is nothing left to do here. The money is in your balance.',
    },
    endedPaymentPage: {
      title: 'This payment has ended',
      text: 'It can no longer be paid. Please start a new deposit in the app.',
    },
    document: {
      privacyPolicy: "The operator's privacy policy",
      termsOfUse: "The operator's terms",
      firstDepositOffer: 'Bonus on your first deposit',
      firstDepositOfferText:
        'A first deposit of ₱{min} or more gets {percent}% on top, at most ₱{max}. Wager deposit and bonus {times} times to withdraw them. Choose at each deposit whether you want the bonus. For players aged 21 and over.',
      text: 'A page of the operator, which the app frames.',
    },
    badBet: 'This bet is not allowed.',
    playPaused: 'You cannot play during a break or an exclusion.',
    limitReached: 'Your limit is {limit}. Left: {left}. It starts again on {end}.',
    playEnded: 'This game has ended. Please open it again.',
    insufficientBalance: 'Your balance is not enough for this bet.',
    paymentUnknown: 'We cannot find this payment.',
    paymentRefused: 'The wallet refused this payment.',
    paymentTimedOut: 'The time for this payment is over.',
  },
}

export type Messages = typeof enUs
