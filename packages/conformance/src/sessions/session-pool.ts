import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Candidate } from '../cases/candidate.ts'
import { Candidates } from './candidates.ts'
import { Inputs } from '../cases/inputs.ts'
import { readOtp } from './otp.ts'
import { at } from '@tumpak/contract-kit/json.ts'
import type { CookieJar } from '../http/cookie-jar.ts'
import { FormFile } from '../http/multipart.ts'
import type { RequestResult } from '../http/request-result.ts'
import type { Player } from '../config/player.ts'
import type { RunContext } from '../context/run-context.ts'
import { findLogin, Sessions } from './sessions.ts'

/** What is needed to call operations as players. */
export interface SessionPool {
  context: RunContext
  sessions: Sessions
  inputs: Inputs
  candidates: Candidates
}

/** A successful request with its response. */
export interface Base {
  used: Candidate
  result: RequestResult
}

/** Returns the cookies for a player's request. */
export type JarOf = (player: Player) => Promise<CookieJar>

/** Two, so that one player can try to access the other's data. */
const OWN_PLAYERS = 2
const PICTURE_TYPES: { [extension: string]: string } = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
}

/** Sets up inputs, sessions and captured data, and logs in all configured players. */
export async function createSessionPool(context: RunContext, secrets: string[]): Promise<SessionPool> {
  const { config } = context
  const inputs = new Inputs(context)
  const sessions = new Sessions(context, inputs, secrets)
  const candidates = new Candidates(context, sessions, inputs)
  inputs.loginId = sessions.login?.id
  inputs.registerId = sessions.register?.id
  inputs.placeholders = {
    otp: (player) => {
      inputs.used.add('{otp}')
      return readOtp(config.otp, player)
    },
    captured: async (reference, player) => {
      const [call = '', pointer = ''] = reference.split('#')
      const [id = '', fields = ''] = call.split('?')
      const source = context.operation(id)
      const special = Object.fromEntries(new URLSearchParams(fields))
      const result = source === undefined ? undefined : await candidates.capture(source, player, [], special)
      return result === undefined ? undefined : at(result.json, pointer)
    },
    file: (path) => (path === undefined ? undefined : readFile(path)),
  }
  const login =
    sessions.login === undefined ? findLogin({ root: context.root, operations: [...context.missing] }) : undefined
  const hasPlayers = config.players.some((player) => player['lasting'] !== 'true')
  if (login !== undefined && hasPlayers)
    sessions.noPlayerReason = `it needs a session, and ${login.id} is not implemented yet`
  else if (hasPlayers) await sessions.open()
  else if (context.operations.some(({ needsSession }) => needsSession)) await sessions.enlist(OWN_PLAYERS)
  return { context, sessions, inputs, candidates }
}

function readFile(path: string): FormFile {
  const extension = path.split('.').at(-1)?.toLowerCase() ?? ''
  return new FormFile(basename(path), PICTURE_TYPES[extension] ?? 'application/octet-stream', readFileSync(path))
}
