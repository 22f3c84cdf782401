import { bindInvitation } from '#generated/http/account/bind-invitation.ts'
import { bindPhone } from '#generated/http/account/bind-phone.ts'
import { changeLoginPassword } from '#generated/http/account/change-login-password.ts'
import { getBadges } from '#generated/http/account/get-badges.ts'
import { getBalance } from '#generated/http/account/get-balance.ts'
import { getFollow } from '#generated/http/account/get-follow.ts'
import { getRegistrationRule } from '#generated/http/account/get-registration-rule.ts'
import { getShare } from '#generated/http/account/get-share.ts'
import { getUser } from '#generated/http/account/get-user.ts'
import { listAvatars } from '#generated/http/account/list-avatars.ts'
import { listCountries } from '#generated/http/account/list-countries.ts'
import { loginUser } from '#generated/http/account/login-user.ts'
import { logoutUser } from '#generated/http/account/logout-user.ts'
import { registerUser } from '#generated/http/account/register-user.ts'
import { resetLoginPassword } from '#generated/http/account/reset-login-password.ts'
import { resetTradePassword } from '#generated/http/account/reset-trade-password.ts'
import { sendBindOtp } from '#generated/http/account/send-bind-otp.ts'
import { sendLoginPasswordOtp } from '#generated/http/account/send-login-password-otp.ts'
import { sendTradePasswordOtp } from '#generated/http/account/send-trade-password-otp.ts'
import { setTradePassword } from '#generated/http/account/set-trade-password.ts'
import { updateUser } from '#generated/http/account/update-user.ts'
import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import { PASSWORD, type Player } from '../player.ts'
import type { OperationCases } from '../operation-case.ts'

const RATIFIED = { username: 'ratified', password: PASSWORD }
const NEW_PASSWORD = hashPassword('another123')
const OTP = '123456'
const WRONG_OTP = '000000'
/** An unused number, and one of another player. */
const FREE = { phone: '9995550009', areaCode: '63' as const }
const TAKEN = { ...FREE, phone: '9209876543' }
const OWN = { ...FREE, phone: '9171234567' }

const newcomer = (username: string, phone: string) => ({ username, password: PASSWORD, phone, areaCode: '63' as const })
const later = (player: Player): Promise<void> => player.control('clock', { advanceMs: 5 * 60_000 })

/** Sends an OTP and then uses it, or `typed`. */
async function bind(typed = OTP, between?: () => Promise<void>): Promise<unknown> {
  await sendBindOtp(FREE)
  await between?.()
  return bindPhone({ ...FREE, verifyCode: typed })
}

async function resetLogin(typed = OTP, between?: () => Promise<void>): Promise<unknown> {
  await sendLoginPasswordOtp(OWN)
  await between?.()
  return resetLoginPassword({ ...OWN, verifyCode: typed, password: NEW_PASSWORD })
}

async function resetTrade(typed = OTP, between?: () => Promise<void>): Promise<unknown> {
  await sendTradePasswordOtp()
  await between?.()
  return resetTradePassword({ verifyCode: typed, password: NEW_PASSWORD })
}

const asNoPhone = () => loginUser({ username: 'nophone', password: PASSWORD })

export const ACCOUNT_CASES: OperationCases<'account'> = {
  loginUser: {
    success: () => loginUser(RATIFIED),
    badInput: () => loginUser({ ...RATIFIED, password: 'plain text' }),
    failures: { wrongCredentials: () => loginUser({ ...RATIFIED, password: '0'.repeat(64) }) },
  },
  registerUser: {
    success: () => registerUser(newcomer('newcomer01', '9995550001')),
    badInput: () => registerUser(newcomer('no', '9995550001')),
    failures: {
      usernameTaken: () => registerUser(newcomer('takenname', '9995550002')),
      phoneTaken: async () => {
        await registerUser(newcomer('newcomer02', '9995550003'))
        return registerUser(newcomer('newcomer03', '9995550003'))
      },
      invitationUnknown: () => registerUser({ ...newcomer('newcomer04', '9995550004'), invitationCode: 'NOBODY' }),
      registrationClosed: () => registerUser({ ...newcomer('newcomer05', '9995550005'), invitationCode: 'CLOSED' }),
    },
  },
  logoutUser: { success: () => logoutUser(), failures: {} },
  getUser: { success: () => getUser(), failures: {} },
  getBalance: { success: () => getBalance(), failures: {} },
  getBadges: { success: () => getBadges(), failures: {} },
  getRegistrationRule: {
    success: () => getRegistrationRule({}),
    badInput: () => getRegistrationRule({ invitationCode: '?' }),
    failures: {},
  },
  sendBindOtp: {
    as: 'nophone',
    success: () => sendBindOtp(FREE),
    badInput: () => sendBindOtp({ ...FREE, phone: '12' }),
    failures: {
      otpTooSoon: async () => {
        await sendBindOtp(FREE)
        return sendBindOtp(FREE)
      },
      phoneTaken: () => sendBindOtp(TAKEN),
    },
  },
  bindPhone: {
    as: 'nophone',
    success: () => bind(),
    badInput: () => bindPhone({ ...FREE, verifyCode: '12' }),
    failures: {
      otpWrong: () => bind(WRONG_OTP),
      otpExpired: (player) => bind(OTP, () => later(player)),
      phoneTaken: () => bindPhone({ ...TAKEN, verifyCode: OTP }),
    },
  },
  sendLoginPasswordOtp: {
    success: () => sendLoginPasswordOtp(FREE),
    badInput: () => sendLoginPasswordOtp({ ...FREE, phone: '12' }),
    failures: {
      otpTooSoon: async () => {
        await sendLoginPasswordOtp(FREE)
        return sendLoginPasswordOtp(FREE)
      },
    },
  },
  resetLoginPassword: {
    success: () => resetLogin(),
    badInput: () => resetLoginPassword({ ...OWN, verifyCode: OTP, password: 'plain text' }),
    failures: { otpWrong: () => resetLogin(WRONG_OTP), otpExpired: (player) => resetLogin(OTP, () => later(player)) },
  },
  changeLoginPassword: {
    success: () => changeLoginPassword({ oldPassword: PASSWORD, password: NEW_PASSWORD }),
    badInput: () => changeLoginPassword({ oldPassword: PASSWORD, password: 'plain text' }),
    failures: {
      oldPasswordWrong: () => changeLoginPassword({ oldPassword: NEW_PASSWORD, password: PASSWORD }),
      passwordSame: () => changeLoginPassword({ oldPassword: PASSWORD, password: PASSWORD }),
    },
  },
  setTradePassword: {
    as: 'notradepw',
    success: () => setTradePassword({ password: PASSWORD }),
    badInput: () => setTradePassword({ password: 'plain text' }),
    failures: {
      tradePasswordSet: async () => {
        await setTradePassword({ password: PASSWORD })
        return setTradePassword({ password: NEW_PASSWORD })
      },
    },
  },
  sendTradePasswordOtp: {
    success: () => sendTradePasswordOtp(),
    failures: {
      otpTooSoon: async () => {
        await sendTradePasswordOtp()
        return sendTradePasswordOtp()
      },
      phoneNotBound: async () => {
        await asNoPhone()
        return sendTradePasswordOtp()
      },
    },
  },
  resetTradePassword: {
    success: () => resetTrade(),
    badInput: () => resetTradePassword({ verifyCode: OTP, password: 'plain text' }),
    failures: {
      otpWrong: () => resetTrade(WRONG_OTP),
      otpExpired: (player) => resetTrade(OTP, () => later(player)),
      phoneNotBound: async () => {
        await asNoPhone()
        return resetTradePassword({ verifyCode: OTP, password: NEW_PASSWORD })
      },
    },
  },
  updateUser: {
    success: () => updateUser({ nickname: 'Kay Ganda', gender: 'female', avatar: '/art/avatar/3.svg' }),
    badInput: () => updateUser({}),
    failures: {
      nicknameTaken: () => updateUser({ nickname: 'takennick' }),
      avatarUnknown: () => updateUser({ avatar: '/art/avatar/99.svg' }),
    },
  },
  bindInvitation: {
    success: () => bindInvitation('PAROL3'),
    badInput: () => bindInvitation('?'),
    failures: {
      invitationUnknown: () => bindInvitation('NOBODY'),
      invitationOwn: () => bindInvitation('PAROL2'),
      invitationBound: async () => {
        await bindInvitation('PAROL3')
        return bindInvitation('PAROL3')
      },
    },
  },
  listCountries: { success: () => listCountries(), failures: {} },
  getShare: { success: () => getShare(), failures: {} },
  getFollow: { success: () => getFollow(), failures: {} },
  listAvatars: { success: () => listAvatars(), failures: {} },
}
