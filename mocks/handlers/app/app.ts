import { COUPON_TERMS, WELCOME_COUPON } from '../../data/coupon-terms.ts'
import { toPesos } from '../../lib/money.ts'
import type { Handler, HandlerRequest, Handlers } from '../handler.ts'

/** What a visitor reads of the coupon that a new account gets. */
function showOffer({ language, origins }: HandlerRequest<'getConfig'>) {
  const { bonusPercent, bonusMax, minDeposit, turnoverMultiple } = COUPON_TERMS[WELCOME_COUPON]
  return {
    bonusPercent,
    bonusMax: toPesos(bonusMax),
    minDeposit: toPesos(minDeposit),
    turnoverMultiple,
    termsUrl: `${origins.demo}/demo/document?name=firstDepositOffer&lang=${language}`,
  }
}

// Addresses under .example are reserved and lead nowhere (RFC 2606); an operator's server returns its own.
const getConfig: Handler<'getConfig'> = (request) => {
  const { origins, sandbox } = request
  const isOperator = sandbox.scenario === 'operator'
  return {
    cs_telegram: 'https://telegram.example/support',
    cs_viber: 'https://viber.example/support',
    cs_messenger: 'https://messenger.example/support',
    cs_online: 'https://chat.example/room?uid=',
    ps_facebook: 'https://facebook.example/page',
    ps_telegram: 'https://telegram.example/channel',
    ps_instagram: 'https://instagram.example/page',
    supportReplyMinutes: { online: 2, telegram: 15, messenger: 60 },
    showDownloadBanner: !isOperator,
    download_page: 'https://download.example/app',
    privacy_policy: isOperator ? `${origins.demo}/demo/document?name=privacyPolicy` : '',
    terms_of_use: isOperator ? `${origins.demo}/demo/document?name=termsOfUse` : '',
    ...(!isOperator && { firstDepositOffer: showOffer(request) }),
    ...(sandbox.features.length > 0 && { features: [...sandbox.features] }),
  }
}

const getAppVersion: Handler<'getAppVersion'> = ({ sandbox }) => ({
  versionCode: sandbox.scenario === 'operator' ? 105 : 104,
  downloadUrl: 'https://download.example/app.apk',
})

export const appHandlers = { getConfig, getAppVersion } satisfies Handlers
