import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { Candidates } from '../cases/candidates.ts'
import { Inputs } from '../cases/inputs.ts'
import { readOtp } from '../config/otp.ts'
import { at } from '../document/json.ts'
import { FormFile } from '../http/multipart.ts'
import type { Bench } from './bench.ts'
import type { Stage } from './judge-call.ts'
import { Sessions } from './sessions.ts'

/** Two, so that one can try to access the other's data. */
const OWN_PLAYERS = 2
const PICTURE_TYPES: { [extension: string]: string } = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
}

/** Sets up inputs, sessions and captured data, and logs in all configured players. */
export async function createStage(bench: Bench, secrets: string[]): Promise<Stage> {
  const { config } = bench
  const inputs = new Inputs(bench)
  const sessions = new Sessions(bench, inputs, secrets)
  const candidates = new Candidates(bench, sessions, inputs)
  inputs.loginId = sessions.login?.id
  inputs.registerId = sessions.register?.id
  inputs.words = {
    otp: (player) => readOtp(config.otp, player),
    captured: async (reference, player) => {
      const [call = '', pointer = ''] = reference.split('#')
      const [id = '', fields = ''] = call.split('?')
      const source = bench.operation(id)
      const special = Object.fromEntries(new URLSearchParams(fields))
      const answer = source === undefined ? undefined : await candidates.capture(source, player, [], special)
      return answer === undefined ? undefined : at(answer.json, pointer)
    },
    file: (path) => (path === undefined ? undefined : readFile(path)),
  }
  if (config.players.length > 0) await sessions.open()
  else if (bench.operations.some((one) => one.needsSession)) await sessions.enlist(OWN_PLAYERS)
  return { bench, sessions, inputs, candidates }
}

function readFile(path: string): FormFile {
  const extension = path.split('.').at(-1)?.toLowerCase() ?? ''
  return new FormFile(basename(path), PICTURE_TYPES[extension] ?? 'application/octet-stream', readFileSync(path))
}
