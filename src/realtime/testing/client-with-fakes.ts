import { SocketClient } from '../socket-client.ts'
import type { SocketClientOptions } from '../socket-client-options.ts'
import type { RealtimeEvents } from '../realtime-events.ts'
import { FakeSocket } from './fake-socket.ts'

export type Heard = {
  [Name in keyof RealtimeEvents]: { name: Name; payload: RealtimeEvents[Name] }
}[keyof RealtimeEvents]

const connectionEvents = [
  'opened',
  'reconnected',
  'missed',
  'closed',
  'refused',
  'unopened',
  'unreadable',
  'unbound',
] as const

/**
 * A client on fake sockets, for vitest's fake timers; `heard` records its connection events. `wakeUp` simulates a
 * device that comes online or a page that becomes visible.
 */
export function clientWithFakes(options: SocketClientOptions = {}) {
  const sockets: FakeSocket[] = []
  const wakeUps = new Set<() => void>()
  const heard: Heard[] = []
  const client = new SocketClient({
    url: (uid) => `ws://app/webSocket/${uid}`,
    openSocket: (url) => {
      const socket = new FakeSocket(url)
      sockets.push(socket)
      return socket
    },
    watchWakeUps: (onWakeUp) => {
      wakeUps.add(onWakeUp)
      return () => wakeUps.delete(onWakeUp)
    },
    ...options,
  })
  for (const name of connectionEvents) client.on(name, (payload) => heard.push({ name, payload } as Heard))
  return {
    client,
    sockets,
    heard,
    /** The names of the recorded events; clears them. */
    names: () => heard.splice(0).map(({ name }) => name),
    /** The newest socket. */
    socket: () => {
      const socket = sockets.at(-1)
      if (!socket) throw new Error('No socket has been opened.')
      return socket
    },
    wakeUp: () => {
      for (const onWakeUp of wakeUps) onWakeUp()
    },
    watchers: () => wakeUps.size,
  }
}

/** The same, connected as `u1`, with the records of that cleared. */
export function connectedClient(options: Parameters<typeof clientWithFakes>[0] = {}) {
  const fakes = clientWithFakes(options)
  fakes.client.connect('u1')
  fakes.socket().open()
  fakes.names()
  return fakes
}
