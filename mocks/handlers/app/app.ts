import type { Handler, Handlers } from '../handler.ts'

// Addresses under .example are reserved and lead nowhere (RFC 2606); an operator's server returns its own.
const getConfig: Handler<'getConfig'> = ({ sandbox, origins }) => ({
  cs_telegram: 'https://telegram.example/support',
  cs_viber: 'https://viber.example/support',
  cs_messenger: 'https://messenger.example/support',
  cs_online: 'https://chat.example/room?uid=',
  ps_facebook: 'https://facebook.example/page',
  ps_telegram: 'https://telegram.example/channel',
  ps_instagram: 'https://instagram.example/page',
  supportReplyMinutes: { online: 2, telegram: 15, messenger: 60 },
  showDownloadBanner: sandbox.scenario !== 'operator',
  download_page: 'https://download.example/app',
  privacy_policy: sandbox.scenario === 'operator' ? `${origins.demo}/demo/document?name=privacyPolicy` : '',
  terms_of_use: sandbox.scenario === 'operator' ? `${origins.demo}/demo/document?name=termsOfUse` : '',
})

const getAppVersion: Handler<'getAppVersion'> = ({ sandbox }) => ({
  versionCode: sandbox.scenario === 'operator' ? 104 : 103,
  downloadUrl: 'https://download.example/app.apk',
})

export const appHandlers = { getConfig, getAppVersion } satisfies Handlers
