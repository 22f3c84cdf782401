import { readFileSync } from 'node:fs'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { parse } from 'yaml'
import type { Dial, DialRequest, WireListener } from '../../src/http/socket-wire.ts'
import type { Kiosk } from './kiosk.ts'

/** The faults of the kiosk's socket, used one at a time. */
export const SOCKET_FAULTS = {
  'event-lost': 'A new letter is counted and not sent.',
  'count-off': 'The message has one letter more than the account.',
  'not-kept': 'A message about letters is sent once only, acknowledged or not.',
  'ack-ignored': 'An acknowledgement is ignored.',
  'owner-refused': "An account's own connection is refused with HTTP 403.",
  'undocumented-close': 'An oversized frame is answered with close code 4999.',
  'undocumented-event': 'Each connection starts with a greeting that the document does not have.',
  'garbage-ends': 'A frame that is not JSON ends the connection.',
  'no-pong': 'Pings get no pong.',
  'sent-twice': 'Each message is sent twice.',
  'newest-first': 'The newest kept message is sent first.',
  'any-origin': 'The Origin of the handshake is not checked.',
  'stuck-after-large': 'After an oversized frame no connection gets a pong.',
  'no-session': 'A connection without a session is accepted.',
  'numeric-sid': 'A sid is a number.',
  'session-by-status': 'A connection without a session is refused with HTTP 401.',
  'new-sid': 'A kept message gets a new sid.',
  'ping-is-idle': 'A proxy does not count pings: it cuts a connection after the fourth in a row.',
  'ends-after-ack': 'The connection ends with an error after the last acknowledgement.',
  'binary-frames': 'Messages are sent in binary frames.',
  'to-everybody': 'A message is sent to all accounts that are connected.',
  'any-owner': 'The owner is taken from the address, not from the session.',
} as const
export type SocketFault = keyof typeof SOCKET_FAULTS

export const SOCKET_DOCUMENT = parse(readFileSync(new URL('socket.yaml', import.meta.url), 'utf8')) as Json

interface Message {
  event: string
  content: number
  sid: string | number
}

interface Line {
  owner: string
  send: (frame: Json) => void
}

/** The in-memory socket of a kiosk. */
export interface KioskSocket {
  dial: Dial
  /** Increases a count of an account, and sends it. */
  push: (owner: string, event: string, count: number) => void
}

const MAX_FRAME_LENGTH = 100_000
const MAX_PINGS_IN_A_ROW = 4

/** Opens the socket of a kiosk, healthy or with a fault. */
export function openSocket({ getAccount }: Pick<Kiosk, 'getAccount'>, fault?: SocketFault): KioskSocket {
  const is = (kind: SocketFault): boolean => kind === fault
  const kept = new Map<string, Message[]>()
  const lines = new Set<Line>()
  let messages = 1012
  let isStuck = false

  const newSid = (): string | number => {
    messages += 1
    return is('numeric-sid') ? messages : `s${String(messages)}`
  }
  const getKept = (owner: string): Message[] => kept.get(owner) ?? []
  /** Returns the close code of a refusal; undefined if the owner is admitted. */
  const refusal = (owner: string, { headers }: DialRequest): number | undefined => {
    const account = getAccount((headers['authorization'] ?? '').replace(/^Bearer /, ''))
    if (account === undefined) return is('no-session') ? undefined : 4401
    return account.owner === owner || is('any-owner') ? undefined : 4403
  }

  /** Handles the frames of an admitted client. */
  const admit = (owner: string, listener: WireListener, end: (code: number) => void): ((data: string) => void) => {
    const line: Line = {
      owner,
      send: (frame) =>
        listener.onFrame({ data: JSON.stringify(frame), isBinary: is('binary-frames') && frame['event'] !== 'pong' }),
    }
    lines.add(line)
    let pings = 0
    if (is('undocumented-event')) line.send({ event: 'hello' })
    const again = is('not-kept') ? getKept(owner).filter(({ event }) => event !== 'letters') : getKept(owner)
    for (const message of is('newest-first') ? again.toReversed() : again) {
      if (is('new-sid')) message.sid = newSid()
      line.send({ ...message })
    }
    return (data) => {
      if (!lines.has(line)) return
      const leave = (code: number): void => {
        lines.delete(line)
        end(code)
      }
      if (data.length > MAX_FRAME_LENGTH) {
        isStuck = is('stuck-after-large')
        return leave(is('undocumented-close') ? 4999 : 1009)
      }
      const frame = parsed(data)
      if (frame === undefined && is('garbage-ends')) return leave(1011)
      pings = frame?.['event'] === 'ping' ? pings + 1 : 0
      if (is('ping-is-idle') && pings >= MAX_PINGS_IN_A_ROW) return leave(1006)
      if (frame?.['event'] === 'ping' && !is('no-pong') && !isStuck) line.send({ event: 'pong' })
      if (frame?.['event'] !== 'ack' || is('ack-ignored')) return
      const rest = getKept(owner).filter(({ sid }) => sid !== frame['sid'])
      const isLast = rest.length === 0 && getKept(owner).length > 0
      kept.set(owner, rest)
      if (isLast && is('ends-after-ack')) leave(1011)
    }
  }

  const dial: Dial = (request, listener) => {
    const owner = decodeURIComponent(new URL(request.url).pathname.split('/').at(-1) ?? '')
    const isForeign = request.headers['origin'] !== 'http://lab' && !is('any-origin')
    let take: (data: string) => void = () => undefined
    let isOver = false
    const end = (code: number): void => {
      if (!isOver) listener.onClose(code)
      isOver = true
    }
    queueMicrotask(() => {
      const code = refusal(owner, request)
      if (is('session-by-status') && code === 4401) {
        isOver = true
        return listener.onRefused(401)
      }
      if (isForeign || (is('owner-refused') && code === undefined)) {
        isOver = true
        return listener.onRefused(403)
      }
      listener.onOpen()
      if (code === undefined) take = admit(owner, listener, end)
      else end(code)
    })
    return {
      send: (data) => queueMicrotask(() => !isOver && take(typeof data === 'string' ? data : '(binary)')),
      close: (code) => queueMicrotask(() => end(code)),
    }
  }
  return {
    dial,
    push(owner, event, count) {
      if (is('event-lost') && event === 'letters') return
      const message = { event, content: is('count-off') ? count + 1 : count, sid: newSid() }
      kept.set(owner, [...getKept(owner).filter((message) => message.event !== event), message])
      const times = is('sent-twice') ? [1, 2] : [1]
      for (const line of lines)
        if (line.owner === owner || is('to-everybody')) for (const _ of times) line.send({ ...message })
    },
  }
}

function parsed(data: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(data)
    return isJson(value) ? value : {}
  } catch {
    return undefined
  }
}
