import { setTimeout as sleep } from 'node:timers/promises'
import type { Json } from '@tumpak/contract-kit/json.ts'
import type { CheckSetting } from './check-setting.ts'
import type { CheckInfo } from './check-info.ts'
import type { FrameConfig } from './frame-config.ts'
import type { TlsConfig } from '../http/connection.ts'
import type { Hooks } from '../http/hooks.ts'
import type { Transport } from '../http/message.ts'
import type { Shard } from './shard.ts'
import type { SocketTimes } from './socket-times.ts'
import type { Trigger } from './trigger.ts'
import type { Dial } from '../http/socket-wire.ts'

/** The kinds of operations that are called only with permission (`allow`). */
export const RISKS = ['money', 'message', 'destructive'] as const
export type Risk = (typeof RISKS)[number]

/** A known finding or inconclusive check. `id` is the finding's id, or `operationId/check`. */
export interface BaselineEntry {
  id: string
  reason: string
  /** The day (YYYY-MM-DD) from which the entry no longer applies. */
  expires: string
}

/** Where one-time passwords come from. */
export type OtpSource = { fixed: string } | { command: string } | { url: string; pattern?: string }

/** How to restart the server: a command, after which it must respond again within a time; one minute by default. */
export type Restart = { command: string; timeoutMs?: number } | (() => Promise<void>)

/** How to move the server's clock ahead: a command, with the seconds in TUMPAK_SECONDS. */
export type ClockMove = { command: string } | ((seconds: number) => Promise<void>)

/** A player: the input of the login operation (such as username and password), and other known fields. */
export interface PlayerConfig {
  [field: string]: string
}

/** The settings of a run. Only `url` and a document are required. */
export interface Config {
  url: string
  /** Which of the document's servers to use for the path; see `getBase`. */
  server?: string | undefined
  serverVariables?: { [name: string]: string } | undefined
  /** The path of the document, or the document itself. */
  openapi: string | Json
  envelope?: string
  players: PlayerConfig[]
  otp?: OtpSource
  /** Restarts the server at the end of a run, to judge what survives it. Without it nothing is restarted. */
  restart?: Restart
  /** Moves the server's clock ahead at the end of a run. Without it what waits for hours is not judged. */
  clock?: ClockMove
  /** Headers of every request and socket handshake, such as a gateway's key. Names are in lower case. */
  headers: { [name: string]: string }
  /** Values to mask in reports, in addition to those of fields with secret names. */
  secrets: string[]
  /**
   * Inputs that no response provides, by `operationId/field`, `x-input`, component or field name. docs/config.md lists the
   * placeholders.
   */
  inputs: { [name: string]: unknown }
  /** Files for uploads, by field name; `file` applies to all fields. */
  files: { [field: string]: string }
  /** Operations to call first, by the operation that needs them. */
  after: { [operationId: string]: string[] }
  /** Operations that must not be called, named as in `only`. */
  deny: string[]
  allow: Risk[]
  /** Requests per second of all workers together. */
  rateLimit?: number
  workers: number
  timeoutMs: number
  seed: number
  /** A number that makes names and keys unique in each run; the current time by default. */
  nonce: number
  baseline: BaselineEntry[]
  /** Whether to open framed pages of other machines even if Chromium runs without its sandbox. */
  allowUnsandboxed: boolean
  /** Whether operations that the server does not have yet pass instead of failing the run. */
  implemented: boolean
  /** Files with checks of the team, or the checks themselves. */
  checks: (string | CheckInfo)[]
  /** Other severities of checks, or `off`, by id. */
  checkSettings: { [check: string]: CheckSetting[] }
  /** The ids of checks whose results do not count. */
  skipChecks: string[]
  /** Documented codes that need not be received, with the reason: by `operationId/name`, `operationId/code`, name or code. */
  unseenCodes: { [code: string]: string }
  /** Whether findings on proposed parts are only warnings. */
  stated: boolean
  /** Deletes what the run created, where the document has an operation for it. */
  cleanup: boolean
  /** Also runs checks that take longer than 5 s. */
  slow: boolean
  /** How many random cases to send to each operation; 0 for none. */
  fuzz: number
  /** The operations to check, by operationId, tag, path or pattern. Others are called only if these need them. */
  only?: string[]
  /** The part of the selection to check; other machines check the rest. */
  shard?: Shard
  /** Two languages; refusals must be in the requested one. */
  languages: [string, string]
  /** The login operation, if it cannot be detected. */
  login?: string
  /** The register operation, if it cannot be detected; false for none. */
  register?: string | false
  /** Waits some milliseconds. A test advances its server's clock instead. */
  pause: (milliseconds: number) => Promise<void>
  /** The authority of the server's certificate, and a certificate of the client; for HTTP and the socket. */
  tls?: TlsConfig
  /** An HTTP proxy for HTTP and the socket; those of HTTPS_PROXY, HTTP_PROXY and NO_PROXY by default. */
  proxy?: string
  /** The module with the team's hooks around each HTTP request, or the hooks themselves. */
  hooks?: string | Hooks
  /** Sends requests; real HTTP by default. */
  transport?: Transport
  /** The path of the socket's document, or the document itself. Without it the socket is not checked. */
  asyncapi?: string | Json | undefined
  /** How to make the server send each event. */
  triggers?: { [event: string]: Trigger }
  /** The framed pages to open in a browser. */
  frames: FrameConfig[]
  /** The path of the frame document, or the document itself. */
  frameDocument?: string | Json | undefined
  /** Timeouts of the socket and framed pages in milliseconds, instead of the document's. */
  socket?: Partial<SocketTimes>
  /** Opens sockets; by default real ones. */
  dial?: Dial
}

/** The settings that a caller of the library gives. All but two have defaults. */
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
    unseenCodes: {},
    stated: false,
    implemented: false,
    allowUnsandboxed: false,
    cleanup: false,
    slow: false,
    fuzz: 0,
    languages: ['en-US', 'vi-VN'],
    pause: (milliseconds) => sleep(milliseconds),
    ...given,
  }
}
