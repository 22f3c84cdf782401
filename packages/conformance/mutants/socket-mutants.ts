import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { Dial, DialRequest, Wire, WireFrame, WireListener } from '../src/socket/wire.ts'

/** The kinds of socket faults. Each is a rule that applies to any message. */
export const SOCKET_KINDS = [
  'no pong',
  'late pong',
  'wrong sid',
  'no sid',
  'no redelivery',
  'ack ignored',
  'double delivery',
  'undocumented event',
  'wrong type',
  'negative count',
  'wrong count',
  'foreign uid let in',
  'no session let in',
  'foreign origin let in',
  'close on garbage',
  'text as binary',
  'silent server',
  'undocumented close code',
  'closes after pong',
  'closes after event',
  'close code of the client',
] as const
export type SocketKind = (typeof SOCKET_KINDS)[number]

/** How a fault changes frames in both directions and admission. Each connection set starts with a new state. */
interface Fault {
  /** The frames that the client receives in place of one; [] drops it. */
  received?: (frame: Json, connection: number) => readonly Json[]
  /** By how many milliseconds to delay a frame. */
  delayMs?: (frame: Json) => number
  /** Whether a frame of the client reaches the server. `close` ends the connection instead. */
  sent?: (data: string) => 'pass' | 'drop' | 'close'
  /** Replaces the identity of a connection. `own` is the first one that was opened. */
  redirect?: (request: DialRequest, own: DialRequest) => DialRequest
  isBinary?: boolean
  /** The code that ends the connection after a frame. */
  endsAfter?: (frame: Json) => number | undefined
  closeCode?: (code: number) => number
}

/** Opens sockets with one fault. `lateMs` must be longer than any allowed response time. */
export function faultyDial(dial: Dial, kind: SocketKind, lateMs: number): Dial {
  const fault = getFault(kind, lateMs)
  let own: DialRequest | undefined
  let connections = 0
  return (request, listener) => {
    own ??= request
    connections += 1
    return openFaulty(dial, fault.redirect?.(request, own) ?? request, listener, fault, connections)
  }
}

function openFaulty(dial: Dial, request: DialRequest, listener: WireListener, fault: Fault, connection: number): Wire {
  let isOver = false
  const deliver = (frame: WireFrame): void => {
    if (!isOver) listener.onFrame(frame)
  }
  const wire = dial(request, {
    ...listener,
    onClose: (code) => {
      if (isOver) return
      isOver = true
      listener.onClose(fault.closeCode?.(code) ?? code)
    },
    onFrame: (frame) => {
      const json: unknown = JSON.parse(frame.data)
      if (!isJson(json)) return deliver(frame)
      const late = fault.delayMs?.(json) ?? 0
      for (const one of fault.received?.(json, connection) ?? [json]) {
        const changed = { data: JSON.stringify(one), isBinary: fault.isBinary ?? frame.isBinary }
        if (late > 0) setTimeout(() => deliver(changed), late)
        else deliver(changed)
      }
      const code = fault.endsAfter?.(json)
      if (code === undefined || isOver) return
      wire.close(1000)
      isOver = true
      // A real server needs a moment to close.
      setTimeout(() => listener.onClose(code), 1)
    },
  })
  return {
    close: (code) => wire.close(code),
    send: (data) => {
      const fate = fault.sent?.(typeof data === 'string' ? data : '(binary)') ?? 'pass'
      if (fate === 'pass') wire.send(data)
      if (fate !== 'close') return
      wire.close(1000)
      isOver = true
      listener.onClose(1011)
    },
  }
}

function getFault(kind: SocketKind, lateMs: number): Fault {
  const isPong = ({ event }: Json): boolean => event === 'pong'
  const ofCounts = (change: (frame: Json) => Json): Fault => ({
    received: (frame) => [isPong(frame) ? frame : change(frame)],
  })
  const seen = new Map<string, number>()
  const isSeenOn = (sid: unknown, connection: number): boolean => {
    const first = seen.get(String(sid)) ?? connection
    seen.set(String(sid), first)
    return first !== connection
  }
  switch (kind) {
    case 'no pong':
      return { received: (frame) => (isPong(frame) ? [] : [frame]) }
    case 'late pong':
      return { delayMs: (frame) => (isPong(frame) ? lateMs : 0) }
    case 'wrong sid':
      return {
        received: (frame, connection) => [
          isPong(frame) ? frame : { ...frame, sid: `${String(frame['sid'])}-${String(connection)}` },
        ],
      }
    case 'no sid':
      return ofCounts(({ event, content }) => ({ event, content }))
    case 'no redelivery':
      return { received: (frame, connection) => (!isPong(frame) && isSeenOn(frame['sid'], connection) ? [] : [frame]) }
    case 'ack ignored':
      return { sent: (data) => (data.includes('"ack"') ? 'drop' : 'pass') }
    case 'double delivery':
      return { received: (frame) => (isPong(frame) ? [frame] : [frame, frame]) }
    case 'undocumented event':
      return { received: (frame) => [frame, { event: 'lucky.draw', content: 1 }] }
    case 'wrong type':
      return ofCounts((frame) => ({ ...frame, content: String(frame['content']) }))
    case 'negative count':
      return ofCounts((frame) => ({ ...frame, content: -1 }))
    case 'wrong count':
      return ofCounts((frame) => ({ ...frame, content: Number(frame['content']) + 1 }))
    case 'foreign uid let in':
      return { redirect: (request, own) => ({ ...request, url: own.url }) }
    case 'no session let in':
      return {
        redirect: (request, own) => ({ ...request, headers: { ...request.headers, ...pick(own.headers, 'cookie') } }),
      }
    case 'foreign origin let in':
      return {
        redirect: (request, own) => ({ ...request, headers: { ...request.headers, ...pick(own.headers, 'origin') } }),
      }
    case 'close on garbage':
      return { sent: (data) => (data.startsWith('{"event":"') ? 'pass' : 'close') }
    case 'text as binary':
      return { isBinary: true }
    case 'silent server':
      return { received: () => [] }
    case 'closes after pong':
      return { endsAfter: (frame) => (isPong(frame) ? 1000 : undefined) }
    case 'closes after event':
      return { endsAfter: (frame) => (isPong(frame) ? undefined : 1011) }
    case 'close code of the client':
      return { closeCode: (code) => (code === 4401 ? 4000 : code) }
    case 'undocumented close code':
      return { closeCode: (code) => (code === 4401 ? 4999 : code) }
  }
}

function pick(headers: { readonly [name: string]: string }, name: string): { [name: string]: string } {
  const value = headers[name]
  return value === undefined ? {} : { [name]: value }
}
