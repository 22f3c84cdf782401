import { account } from './account.ts'
import { age } from './age.ts'
import { common } from './common.ts'
import { documents } from './documents.ts'
import { errors } from './errors.ts'
import { menu } from './menu.ts'
import { rest } from './rest.ts'
import { overlays } from './overlays.ts'
import { shell } from './shell.ts'
import { games } from './games.ts'
import { inbox } from './inbox.ts'
import { support } from './support.ts'
import { kyc } from './kyc.ts'
import { wallet } from './wallet.ts'
import { bindWallet } from './bind-wallet.ts'
import { exchange } from './exchange.ts'
import { records } from './records.ts'
import { withdraw } from './withdraw.ts'

/** Every English namespace. One line a namespace; see `../namespaces.ts`. */
export const resources = {
  account,
  age,
  common: { ...common, ...rest.common },
  documents,
  errors: { ...errors, ...rest.errors },
  menu,
  msg: rest.msg,
  overlays,
  shell: { ...shell, ...rest.shell },
  games: { ...games, ...rest.games },
  inbox,
  support,
  kyc,
  wallet,
  bindWallet,
  exchange,
  records,
  withdraw,
} as const
