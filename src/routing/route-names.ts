/**
 * Maps the specification's page names to paths; all navigation uses it. `tab` is the layout of the tab pages;
 * `customerService` is the same page as `livechat`.
 */
export const ROUTES = {
  login: '/login',
  register: '/register',
  forgetPassword: '/forgetPassword',
  tab: '/tab',
  game: '/game',
  vip: '/vip',
  wallet: '/wallet',
  livechat: '/livechat',
  helpSlot: '/helpSlot',
  inviteRank: '/inviteRank',
  customerService: '/customerService',
  faq: '/faq',
  gameSearchHistory: '/game/search',
  gameSearchResult: '/game/search/result',
  gameRecord: '/game/record',
  event: '/event',
  profile: '/profile',
  withdraw: '/finance/withdraw',
  recharge: '/finance/recharge',
  exchange: '/finance/exchange',
  payReturn: '/finance/return',
  transactionHistory: '/transactionHistory',
  records: '/records',
  inbox: '/inbox',
  redeem: '/redeem',
  returnGift: '/returnGift/$sn',
  responsiblePlay: '/responsiblePlay',
  kycVerification: '/kyc/verification',
  kycBaseInfo: '/kyc/baseInfo',
  kycStatus: '/kyc/status',
  kycUpload: '/kyc/upload',
} as const

export type RouteName = keyof typeof ROUTES

/** Pages without the shell that redirect logged-in players. */
export const ENTRY_ROUTES: readonly string[] = [ROUTES.login, ROUTES.register, ROUTES.forgetPassword]

/** A path as the router matches it: in any case, with escaped letters, and with slashes that stand twice or at the end. */
function foldPath(pathname: string): string {
  const plain = pathname.replace(/%[0-7][0-9a-f]/giu, (escape) => decodeURIComponent(escape))
  return plain
    .toLowerCase()
    .replaceAll(/\/+/gu, '/')
    .replace(/(?<=.)\/$/u, '')
}

const PATHS: ReadonlyMap<string, string> = new Map(Object.values(ROUTES).map((path) => [foldPath(path), path]))

/** The path of {@link ROUTES} for one that the router opens as the same page, such as `/LOGIN` or `/login/`; others stay. */
export function toRoutePath(pathname: string): string {
  return PATHS.get(foldPath(pathname)) ?? pathname
}

/** The tab pages. On any other page the player is busy, so no prompt opens there. */
export const TAB_PATHS: readonly string[] = [ROUTES.game, ROUTES.vip, ROUTES.wallet, ROUTES.event, ROUTES.profile]
