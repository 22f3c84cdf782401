import { setTimeout as sleep } from 'node:timers/promises'
import type { Json } from '@tumpak/contract-kit/json.ts'
import type { CheckSetting } from './check-setting.ts'
import type { CheckInfo } from '../context/check-info.ts'
import type { FrameConfig } from '../frames/frame-config.ts'
import type { Transport } from '../http/message.ts'
import type { Shard } from '../run/plan/shard.ts'
import type { SocketTimes } from '../socket/socket-times.ts'
import type { Trigger } from '../socket/trigger.ts'
import type { Dial } from '../socket/wire.ts'

/** The kinds of operations that need permission. */
export const RISKS = ['money', 'message', 'destructive'] as const
export type Risk = (typeof RISKS)[number]

/** A known finding or inconclusive check. `id` is the finding's, or `operationId/check`. */
export interface BaselineEntry {
  id: string
  reason: string
  /** The day (YYYY-MM-DD) from which it counts again. */
  expires: string
}

/** The source of one-time passwords. */
export type OtpSource = { fixed: string } | { command: string } | { url: string; pattern?: string }

/** A player: the input of the login operation (such as username and password), and other known fields. */
export interface PlayerConfig {
  [field: string]: string
}

/** The settings of a run. Only `url` and a document are required. */
export interface Config {
  url: string
  /** The document's server whose path is used; see `getBase`. */
  server?: string | undefined
  serverVariables?: { [name: string]: string } | undefined
  /** A path, or the document itself. */
  openapi: string | Json
  envelope?: string
  players: PlayerConfig[]
  otp?: OtpSource
  /** Headers of every request and every socket handshake, such as a gateway's key; names in lower case. */
  headers: { [name: string]: string }
  /** Values to hide in reports, in addition to fields with secret names. */
  secrets: string[]
  /**
   * Inputs that no response provides, by `operationId/field`, `x-input`, component or field name. docs/config.md lists the
   * placeholders.
   */
  inputs: { [name: string]: unknown }
  /** Files for uploads, by field name, or `file` for all. */
  files: { [field: string]: string }
  /** Operations to call first, by the operation that needs them. */
  after: { [operationId: string]: string[] }
  /** Operations that are never called; named as in `only`. */
  deny: string[]
  allow: Risk[]
  /** Requests per second, all workers together. */
  rateLimit?: number
  workers: number
  timeoutMs: number
  seed: number
  /** Makes names and keys unique in each run; the current time by default. */
  nonce: number
  baseline: BaselineEntry[]
  /** Opens framed pages of other machines even if Chromium runs without its sandbox. */
  allowUnsandboxed: boolean
  /** Operations that the server does not have yet do not fail the run. */
  implemented: boolean
  /** Files of the team's own checks, or the checks themselves. */
  checks: (string | CheckInfo)[]
  /** Other severities of checks, or off, by id. */
  checkSettings: { [check: string]: CheckSetting[] }
  /** Checks whose results do not count, by id. */
  skipChecks: string[]
  /** Findings on proposed parts are warnings. */
  stated: boolean
  /** Also runs checks that take longer than 5 s. */
  slow: boolean
  /** Random cases per operation, with shrinking; 0 for none. */
  fuzz: number
  /** Checks only these: operationIds, tags, paths or patterns. Other operations are called if these need them. */
  only?: string[]
  /** Of the selection, only this part; other machines run the rest. */
  shard?: Shard
  /** Two languages in which refusals must differ. */
  languages: [string, string]
  /** The login operation, if it cannot be detected. */
  login?: string
  /** The register operation, if it cannot be detected; false for none. */
  register?: string | false
  /** Waits some milliseconds; a test advances its server's clock instead. */
  pause: (milliseconds: number) => Promise<void>
  /** Sends requests; real HTTP by default. */
  transport?: Transport
  /** The socket's document: a path, or the document itself. Without it the socket is not checked. */
  asyncapi?: string | Json | undefined
  /** What makes the server send each event. */
  triggers?: { [event: string]: Trigger }
  /** Framed pages, each opened in a browser. */
  frames: FrameConfig[]
  /** The frame document: a path, or the document itself. */
  frameDocument?: string | Json | undefined
  /** Timeouts of the socket and framed pages in milliseconds, if they differ from the document's. */
  socket?: Partial<SocketTimes>
  /** Opens sockets; real ones by default. */
  dial?: Dial
}

/** The settings of a caller of the library; the rest has defaults. */
export type ConfigInput = Pick<Config, 'url' | 'openapi'> & Partial<Config>

/** Applies the defaults. */
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
    checks: [],
    checkSettings: {},
    skipChecks: [],
    stated: false,
    implemented: false,
    allowUnsandboxed: false,
    slow: false,
    fuzz: 0,
    languages: ['en-US', 'vi-VN'],
    pause: (milliseconds) => sleep(milliseconds),
    ...given,
  }
}
