import { readFileSync } from 'node:fs'
import { inRoot } from '../setup/root.mjs'
import type { Screen } from './screen.ts'
import {
  askLogin,
  askLogout,
  deposit,
  depositOfStatus,
  depositTooLittle,
  failing,
  logInWrongly,
  loseDeposit,
  openGame,
  openMenu,
  openOutside,
  openOverlay,
  submit,
} from './states.ts'

/** The pages of the gallery, as src/gallery/sections.ts lists them; the one of 5,000 tiles says nothing more when whole. */
const GALLERY = [...readFileSync(inRoot('src/gallery/sections.ts'), 'utf8').matchAll(/\bid: '([\w-]+)'/g)]
  .map(([, id = '']) => id)
  .map((id): Screen => ({ name: `gallery-${id}`, path: `/gallery/${id}`, isWhole: id !== 'market' }))

/** Every screen that is photographed; a new one is a line. */
export const SCREENS: Screen[] = [
  { name: 'lobby-visitor', path: '/game' },
  { name: 'lobby', path: '/game', as: 'ratified' },
  { name: 'lobby-whole', path: '/game', as: 'vip8player', isWhole: true },
  { name: 'lobby-type', path: '/game?type=slot' },
  { name: 'lobby-failed', path: '/game', before: failing('listOpenGameTypes') },
  { name: 'login', path: '/login' },
  { name: 'login-empty', path: '/login', before: submit },
  { name: 'login-wrong', path: '/login', before: logInWrongly },
  { name: 'login-first', path: '/game', before: askLogin },
  { name: 'register', path: '/register' },
  { name: 'register-whole', path: '/register', isWhole: true },
  { name: 'register-empty', path: '/register', before: submit, isWhole: true },
  { name: 'wallet', path: '/wallet', as: 'ratified' },
  { name: 'wallet-new', path: '/wallet', as: 'newplayer' },
  { name: 'wallet-whole', path: '/wallet', as: 'vip8player', isWhole: true },
  { name: 'wallet-failed', path: '/wallet', as: 'ratified', before: failing('getBalance') },
  { name: 'recharge', path: '/finance/recharge', as: 'ratified' },
  { name: 'recharge-refused', path: '/finance/recharge', as: 'ratified', before: depositTooLittle },
  { name: 'recharge-pending', path: '/finance/recharge', as: 'ratified', before: deposit },
  { name: 'recharge-unknown', path: '/finance/recharge', as: 'ratified', before: loseDeposit },
  { name: 'recharge-success', path: '/finance/recharge', as: 'vip8player', before: depositOfStatus(1) },
  { name: 'recharge-failed', path: '/finance/recharge', as: 'vip8player', before: depositOfStatus(2) },
  { name: 'recharge-timeout', path: '/finance/recharge', as: 'vip8player', before: depositOfStatus(3) },
  { name: 'records', path: '/game/record', as: 'vip8player' },
  { name: 'records-empty', path: '/game/record', as: 'emptylists' },
  { name: 'inbox', path: '/inbox', as: 'vip8player' },
  { name: 'inbox-empty', path: '/inbox', as: 'emptylists' },
  { name: 'profile', path: '/profile', as: 'ratified' },
  { name: 'profile-whole', path: '/profile', as: 'vip8player', isWhole: true },
  { name: 'side-menu', path: '/game', as: 'vip8player', before: openMenu },
  { name: 'confirm-logout', path: '/profile', as: 'ratified', before: askLogout },
  { name: 'game-frame', path: '/game', as: 'ratified', before: openGame },
  { name: 'game-outside', path: '/game?type=sports', as: 'ratified', before: openOutside },
  ...GALLERY,
  { name: 'gallery-dialog', path: '/gallery/overlays', before: openOverlay(0) },
  { name: 'gallery-question', path: '/gallery/overlays', before: openOverlay(1) },
  { name: 'gallery-sheet', path: '/gallery/overlays', before: openOverlay(2) },
  { name: 'gallery-drawer', path: '/gallery/overlays', before: openOverlay(3) },
]
