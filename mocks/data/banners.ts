/** The banners of the lobby; their titles are in `mocks/messages`. */
export const BANNERS = [
  { id: 'fiesta', link: '/game' },
  { id: 'first-deposit', link: '/finance/recharge' },
  { id: 'points', link: '/finance/exchange' },
  { id: 'invite', link: '/inviteRank' },
] as const
