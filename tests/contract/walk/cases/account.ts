import * as account from '#generated/http/account/account.ts'
import { hashPassword } from '#src/lib/password-hash.ts'
import { PASSWORD, type Player } from '../player.ts'
import type { WalkCases } from '../walk-case.ts'

const RATIFIED = { username: 'ratified', password: PASSWORD }
const NEW_PASSWORD = hashPassword('another123')
const OTP = '123456'
const WRONG_OTP = '000000'
/** A number that nobody has, and one that another player has. */
const FREE = { phone: '9995550009', areaCode: '63' as const }
const TAKEN = { ...FREE, phone: '9209876543' }
const OWN = { ...FREE, phone: '9171234567' }

const newcomer = (username: string, phone: string) => ({ username, password: PASSWORD, phone, areaCode: '63' as const })
const later = (player: Player): Promise<void> => player.control('clock', { advanceMs: 5 * 60_000 })

/** Sends an OTP and then uses it, or what `typed` says. */
async function bind(typed = OTP, between?: () => Promise<void>): Promise<unknown> {
  await account.sendBindOtp(FREE)
  await between?.()
  return account.bindPhone({ ...FREE, verifyCode: typed })
}

async function resetLogin(typed = OTP, between?: () => Promise<void>): Promise<unknown> {
  await account.sendLoginPasswordOtp(OWN)
  await between?.()
  return account.resetLoginPassword({ ...OWN, verifyCode: typed, password: NEW_PASSWORD })
}

async function resetTrade(typed = OTP, between?: () => Promise<void>): Promise<unknown> {
  await account.sendTradePasswordOtp()
  await between?.()
  return account.resetTradePassword({ verifyCode: typed, password: NEW_PASSWORD })
}

const asNoPhone = () => account.loginUser({ username: 'nophone', password: PASSWORD })

export const ACCOUNT_CASES: WalkCases<'account'> = {
  loginUser: {
    success: () => account.loginUser(RATIFIED),
    badInput: () => account.loginUser({ ...RATIFIED, password: 'plain text' }),
    failures: { wrongCredentials: () => account.loginUser({ ...RATIFIED, password: '0'.repeat(64) }) },
  },
  registerUser: {
    success: () => account.registerUser(newcomer('newcomer01', '9995550001')),
    badInput: () => account.registerUser(newcomer('no', '9995550001')),
    failures: {
      usernameTaken: () => account.registerUser(newcomer('takenname', '9995550002')),
      phoneTaken: async () => {
        await account.registerUser(newcomer('newcomer02', '9995550003'))
        return account.registerUser(newcomer('newcomer03', '9995550003'))
      },
      invitationUnknown: () =>
        account.registerUser({ ...newcomer('newcomer04', '9995550004'), invitationCode: 'NOBODY' }),
      registrationClosed: () =>
        account.registerUser({ ...newcomer('newcomer05', '9995550005'), invitationCode: 'CLOSED' }),
    },
  },
  logoutUser: { success: () => account.logoutUser(), failures: {} },
  getUser: { success: () => account.getUser(), failures: {} },
  getBalance: { success: () => account.getBalance(), failures: {} },
  getBadges: { success: () => account.getBadges(), failures: {} },
  getRegistrationRule: {
    success: () => account.getRegistrationRule({}),
    badInput: () => account.getRegistrationRule({ invitationCode: '?' }),
    failures: {},
  },
  sendBindOtp: {
    as: 'nophone',
    success: () => account.sendBindOtp(FREE),
    badInput: () => account.sendBindOtp({ ...FREE, phone: '12' }),
    failures: {
      otpTooSoon: async () => {
        await account.sendBindOtp(FREE)
        return account.sendBindOtp(FREE)
      },
      phoneTaken: () => account.sendBindOtp(TAKEN),
    },
  },
  bindPhone: {
    as: 'nophone',
    success: () => bind(),
    badInput: () => account.bindPhone({ ...FREE, verifyCode: '12' }),
    failures: {
      otpWrong: () => bind(WRONG_OTP),
      otpExpired: (player) => bind(OTP, () => later(player)),
      phoneTaken: () => account.bindPhone({ ...TAKEN, verifyCode: OTP }),
    },
  },
  sendLoginPasswordOtp: {
    success: () => account.sendLoginPasswordOtp(FREE),
    badInput: () => account.sendLoginPasswordOtp({ ...FREE, phone: '12' }),
    failures: {
      otpTooSoon: async () => {
        await account.sendLoginPasswordOtp(FREE)
        return account.sendLoginPasswordOtp(FREE)
      },
    },
  },
  resetLoginPassword: {
    success: () => resetLogin(),
    badInput: () => account.resetLoginPassword({ ...OWN, verifyCode: OTP, password: 'plain text' }),
    failures: { otpWrong: () => resetLogin(WRONG_OTP), otpExpired: (player) => resetLogin(OTP, () => later(player)) },
  },
  changeLoginPassword: {
    success: () => account.changeLoginPassword({ oldPassword: PASSWORD, password: NEW_PASSWORD }),
    badInput: () => account.changeLoginPassword({ oldPassword: PASSWORD, password: 'plain text' }),
    failures: {
      oldPasswordWrong: () => account.changeLoginPassword({ oldPassword: NEW_PASSWORD, password: PASSWORD }),
      passwordSame: () => account.changeLoginPassword({ oldPassword: PASSWORD, password: PASSWORD }),
    },
  },
  setTradePassword: {
    as: 'notradepw',
    success: () => account.setTradePassword({ password: PASSWORD }),
    badInput: () => account.setTradePassword({ password: 'plain text' }),
    failures: {
      tradePasswordSet: async () => {
        await account.setTradePassword({ password: PASSWORD })
        return account.setTradePassword({ password: NEW_PASSWORD })
      },
    },
  },
  sendTradePasswordOtp: {
    success: () => account.sendTradePasswordOtp(),
    failures: {
      otpTooSoon: async () => {
        await account.sendTradePasswordOtp()
        return account.sendTradePasswordOtp()
      },
      phoneNotBound: async () => {
        await asNoPhone()
        return account.sendTradePasswordOtp()
      },
    },
  },
  resetTradePassword: {
    success: () => resetTrade(),
    badInput: () => account.resetTradePassword({ verifyCode: OTP, password: 'plain text' }),
    failures: {
      otpWrong: () => resetTrade(WRONG_OTP),
      otpExpired: (player) => resetTrade(OTP, () => later(player)),
      phoneNotBound: async () => {
        await asNoPhone()
        return account.resetTradePassword({ verifyCode: OTP, password: NEW_PASSWORD })
      },
    },
  },
  updateUser: {
    success: () => account.updateUser({ nickname: 'Kay Ganda', gender: 'female', avatar: '/art/avatar/3.svg' }),
    badInput: () => account.updateUser({}),
    failures: {
      nicknameTaken: () => account.updateUser({ nickname: 'takennick' }),
      avatarUnknown: () => account.updateUser({ avatar: '/art/avatar/99.svg' }),
    },
  },
  bindInvitation: {
    success: () => account.bindInvitation('PAROL3'),
    badInput: () => account.bindInvitation('?'),
    failures: {
      invitationUnknown: () => account.bindInvitation('NOBODY'),
      invitationOwn: () => account.bindInvitation('PAROL2'),
      invitationBound: async () => {
        await account.bindInvitation('PAROL3')
        return account.bindInvitation('PAROL3')
      },
    },
  },
  listCountries: { success: () => account.listCountries(), failures: {} },
  getShare: { success: () => account.getShare(), failures: {} },
  getFollow: { success: () => account.getFollow(), failures: {} },
  listAvatars: { success: () => account.listAvatars(), failures: {} },
}
