import type { Screen } from './screen.ts'

/** Every screen that is photographed; a new one is a line. */
export const SCREENS: Screen[] = [
  { name: 'lobby-visitor', path: '/game' },
  { name: 'lobby', path: '/game', as: 'ratified' },
  { name: 'login', path: '/login' },
  { name: 'register', path: '/register' },
  { name: 'wallet', path: '/wallet', as: 'ratified' },
  { name: 'wallet-new', path: '/wallet', as: 'newplayer' },
  { name: 'recharge', path: '/finance/recharge', as: 'ratified' },
  { name: 'records', path: '/game/record', as: 'vip8player' },
  { name: 'records-empty', path: '/game/record', as: 'emptylists' },
  { name: 'inbox', path: '/inbox', as: 'vip8player' },
  { name: 'inbox-empty', path: '/inbox', as: 'emptylists' },
  { name: 'profile', path: '/profile', as: 'ratified' },
]
