import { findGame, RESTING_GAME_ID, WALLET_FIRST_MANUF } from '../data/games/games.ts'
import { MANUFACTURERS } from '../data/games/manufacturers.ts'
import { TAKEN_WALLET_ACCOUNT } from '../data/wallet-banks.ts'
import { MOCK_OTP } from '../sandbox/identity/otps.ts'
import { CLOSED_CODE, INVITE_ONLY_CODE } from '../sandbox/identity/registration.ts'

/** A special value that triggers an effect; `where` names its field. */
export interface Sentinel {
  where: string
  value: string
  effect: string
}

export const SENTINELS: readonly Sentinel[] = [
  { where: 'Register, username', value: 'takenname', effect: 'The name is taken (usernameTaken).' },
  { where: 'Register, mobile number', value: '9171234567', effect: 'The number is taken (phoneTaken).' },
  {
    where: 'Register, link’s code',
    value: CLOSED_CODE,
    effect: 'Registration is closed (isOpen false, registrationClosed).',
  },
  {
    where: 'Register, link’s code',
    value: INVITE_ONLY_CODE,
    effect: 'A code must be given to register (needsRegistrationCode).',
  },
  { where: 'Any OTP', value: MOCK_OTP, effect: 'The right one, for 5 minutes after it was sent (then otpExpired).' },
  { where: 'Any OTP', value: '000000', effect: 'Wrong, as every other is (otpWrong).' },
  { where: 'Profile, nickname', value: 'takennick', effect: 'The nickname is taken (nicknameTaken).' },
  { where: 'Identity, ID number', value: 'TAKEN-0000', effect: 'Another account has this paper (idNumberTaken).' },
  {
    where: 'Identity, ID number',
    value: '…0000, …1111',
    effect:
      'What ends in 0000 is rejected for its number, in 1111 for the front picture, anything else approved, 10 minutes after the papers.',
  },
  { where: 'Deposit, amount', value: '404.00', effect: 'The confirmed payment fails (status 2).' },
  { where: 'Deposit, amount', value: '408.00', effect: 'The confirmed payment times out (status 3).' },
  {
    where: 'Deposit, amount',
    value: '100.01 or 500.01',
    effect: 'The deposit succeeds by itself after one minute, without the pay page, also after it was cancelled there.',
  },
  { where: 'Withdraw, amount', value: '403.00', effect: 'Rejected after a minute (status 4); the money comes back.' },
  { where: 'Withdraw, amount', value: '500.03', effect: 'Fails after five minutes (status 3); the money comes back.' },
  {
    where: 'Withdraw, amount',
    value: '500.05',
    effect: 'Ends as an exception after five minutes (status 5); the money is kept aside.',
  },
  {
    where: 'Withdraw, amount',
    value: '100.00 to 199.99, to a Maya wallet',
    effect: 'Below the minimum of that wallet (belowMinimum); vip8player has one.',
  },
  {
    where: 'Withdraw, amount',
    value: '510.00',
    effect: 'The fee is ₱5.00 higher from now on (feeChanged, where the app sent the fee that it showed).',
  },
  {
    where: 'Bind wallet, account',
    value: TAKEN_WALLET_ACCOUNT,
    effect: 'Another player has this wallet (walletTaken).',
  },
  {
    where: 'Lobby, game',
    value: findGame(RESTING_GAME_ID)?.name ?? RESTING_GAME_ID,
    effect: 'Its provider is down (gameUnavailable).',
  },
  {
    where: 'Lobby, game',
    value: `any of ${MANUFACTURERS.find(({ code }) => code === WALLET_FIRST_MANUF)?.name ?? WALLET_FIRST_MANUF}`,
    effect: 'A player without a wallet must bind one first (needBindWallet).',
  },
  {
    where: 'Redeem, code',
    value: 'FIESTA2026',
    effect: '₱20.00, a coupon and 100 points, once for each player; then codeUsedByYou.',
  },
  { where: 'Redeem, code', value: 'USED', effect: 'Everybody has used it (codeExhausted).' },
  { where: 'Redeem, code', value: 'EXPIRED', effect: 'Its time is over (codeExpired). Any other code is unknown.' },
  {
    where: 'Return gift, number',
    value: 'RG-0001',
    effect:
      'The gift of vip8player; RG-0002 is that of ratified (recallNotYours for others), RG-0003 of vip8player is over (recallExpired).',
  },
]
