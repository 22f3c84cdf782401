import { account } from './account.ts'
import { common } from './common.ts'
import { errors } from './errors.ts'
import { msg } from './msg.ts'
import { shell } from './shell.ts'
import { games } from './games.ts'
import { inbox } from './inbox.ts'
import { wallet } from './wallet.ts'

/** Every English namespace. One line a namespace; see `../namespaces.ts`. */
export const resources = {
  account,
  common,
  errors,
  msg,
  shell,
  games,
  inbox,
  wallet,
} as const
