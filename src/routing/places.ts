/** The items of the main navigation. */
export const PLACES = ['game', 'vip', 'wallet', 'event', 'profile', 'activity', 'inbox', 'help'] as const

export type Place = (typeof PLACES)[number]
