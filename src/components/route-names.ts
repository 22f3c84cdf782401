/**
 * The one map from the names of section 2 of the specification to paths; code navigates by it. Screens that do not
 * exist yet have no name here, so that nothing can lead to them.
 */
export const ROUTES = {
  login: '/login',
  register: '/register',
  game: '/game',
  gameRecord: '/game/record',
  wallet: '/wallet',
  recharge: '/finance/recharge',
  profile: '/profile',
  inbox: '/inbox',
} as const
