import type { Handlers } from '../../http/call.ts'
import { catalogueHandlers } from './catalogue.ts'
import { lobbyHandlers } from './lobby.ts'
import { listGameRecords } from './records.ts'
import { launchGame } from './rounds.ts'

export const gamesHandlers = { ...catalogueHandlers, ...lobbyHandlers, listGameRecords, launchGame } satisfies Handlers
