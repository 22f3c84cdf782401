import { common } from './common.ts'
import { errors } from './errors.ts'
import { games } from './games.ts'
import { shell } from './shell.ts'

/** What the first page says: loaded before the first paint. What else these namespaces say stands in `rest.ts`. */
export const resources = { common, errors, games, shell }
