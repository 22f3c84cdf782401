import { common } from './common.ts'
import { errors } from './errors.ts'
import { games } from './games.ts'
import { msg } from './msg.ts'
import { shell } from './shell.ts'

/** What every page may say, and the lobby: loaded before the first paint. The others are lines of `../loaders.ts`. */
export const resources = { common, errors, games, msg, shell }
