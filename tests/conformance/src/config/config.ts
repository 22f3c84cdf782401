import { setTimeout as sleep } from 'node:timers/promises'
import type { Json } from '../document/json.ts'
import type { FrameConfig } from '../frames/frame-config.ts'
import type { Transport } from '../http/message.ts'
import type { Shard } from '../run/shard.ts'
import type { SocketTimes } from '../socket/socket-times.ts'
import type { Trigger } from '../socket/trigger.ts'
import type { Dial } from '../socket/wire.ts'

/** What is left out unless allowed. */
export const RISKS = ['money', 'message', 'destructive'] as const
export type Risk = (typeof RISKS)[number]

/** A finding, or something inconclusive, that is known. `id` is the finding's, or `operationId/check`. */
export interface BaselineEntry {
  id: string
  reason: string
  /** A day (YYYY-MM-DD) from which it counts again. */
  expires: string
}

/** Where one-time passwords come from. */
export type OtpSource = { fixed: string } | { command: string } | { url: string; pattern?: string }

/** A player: what the login call wants (such as username and password), and what else is known of them. */
export interface PlayerConfig {
  [field: string]: string
}

/** How a run is set. Only `url` and a document are needed. */
export interface Config {
  url: string
  /** A path, or the document itself. */
  openapi: string | Json
  envelope?: string
  players: PlayerConfig[]
  otp?: OtpSource
  /** What every request and every opening of the socket carries, such as the key of a gateway; names in lower case. */
  headers: { [name: string]: string }
  /** What stands in no report, besides what is known to be secret by its name. */
  secrets: string[]
  /** What no answer gives: by `operationId/field`, `x-input`, component or field name. See the README for its words. */
  inputs: { [name: string]: unknown }
  /** Files for uploads, by field name, or `file` for all. */
  files: { [field: string]: string }
  /** Calls to make first, by the call that needs them. */
  after: { [operationId: string]: string[] }
  /** Calls that are never made. */
  deny: string[]
  allow: Risk[]
  /** Requests a second, all workers together. */
  rateLimit?: number
  workers: number
  timeoutMs: number
  seed: number
  /** Makes names and keys new in each run; the time where it is not set. */
  nonce: number
  baseline: BaselineEntry[]
  /** Findings on proposed parts are warnings. */
  stated: boolean
  /** Also what takes longer than 5 s to provoke. */
  slow: boolean
  /** Random cases a call, with shrinking; 0 for none. */
  fuzz: number
  /** Only these calls are judged; others are called where they are needed for them. */
  only?: string[]
  /** Of what is chosen, only this part; other machines do the rest. */
  shard?: Shard
  /** Two languages in which refusals must differ. */
  languages: [string, string]
  /** The call that opens a session, where it cannot be told. */
  login?: string
  /** The call that makes a player, where it cannot be told; false for none. */
  register?: string | false
  /** Waits so many milliseconds; a test moves its server's clock instead. */
  pause: (milliseconds: number) => Promise<void>
  /** Carries requests; real HTTP where none is given. */
  transport?: Transport
  /** The document of the socket: a path, or the document itself. Without it the socket is not judged. */
  asyncapi?: string | Json | undefined
  /** What makes the server send, by event. */
  triggers?: { [event: string]: Trigger }
  /** Pages that the app frames, each opened in a browser. */
  frames: FrameConfig[]
  /** The document of framed pages: a path, or the document itself. */
  frameDocument?: string | Json | undefined
  /** How long the socket, or a framed page, is waited for, in milliseconds, where not as the document says. */
  socket?: Partial<SocketTimes>
  /** Opens sockets; real ones where none is given. */
  dial?: Dial
}

/** What a caller of the library gives; the rest has defaults. */
export type ConfigInput = Pick<Config, 'url' | 'openapi'> & Partial<Config>

/** Fills in what was not set. */
export function withDefaults(given: ConfigInput): Config {
  return {
    players: [],
    headers: {},
    secrets: [],
    inputs: {},
    files: {},
    after: {},
    deny: [],
    allow: [],
    workers: 4,
    timeoutMs: 10_000,
    seed: 1,
    nonce: Date.now(),
    baseline: [],
    frames: [],
    stated: false,
    slow: false,
    fuzz: 0,
    languages: ['en-US', 'vi-VN'],
    pause: (milliseconds) => sleep(milliseconds),
    ...given,
  }
}
