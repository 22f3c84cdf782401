import type { AccountTables } from './tables/account.ts'
import type { CoreTables } from './tables/core.ts'
import type { GamesTables } from './tables/games.ts'
import type { LiveTables } from './tables/live.ts'
import type { ResponsibleTables } from './tables/responsible.ts'

export interface Tables extends CoreTables, AccountTables, GamesTables, LiveTables, ResponsibleTables {}
