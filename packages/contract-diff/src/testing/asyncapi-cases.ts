import { at } from '@tumpak/contract-kit/json.ts'
import { all, drop, push, set, type Case } from './testing-changes.ts'

const S = '/components/schemas'
const CHANNEL = '/channels/player'
const COUNT = '/operations/receiveCount/messages'

/** Breaking changes of the socket document. */
export const SOCKET_BREAKING: readonly Case[] = [
  { name: 'a message to the app is gone', change: drop(`${COUNT}/0`), breaks: ['players'] },
  { name: 'a message from the app is gone', change: drop('/operations/sendAck'), breaks: ['players'] },
  {
    name: 'the content may be null',
    change: set(`${S}/Count/type`, ['integer', 'null']),
    breaks: ['players'],
  },
  {
    name: 'the content may be negative',
    change: set(`${S}/Count/minimum`, -1),
    breaks: ['players'],
  },
  {
    name: 'the content is bounded',
    change: set(`${S}/Count/maximum`, 9),
    breaks: ['backends'],
  },
  {
    name: 'the event is called otherwise',
    change: set(`${S}/InboxUnread/properties/event/const`, 'inbox.new'),
    breaks: ['backends', 'players'],
  },
  { name: 'a sid is required', change: push(`${S}/InboxUnread/required`, 'sid'), breaks: ['backends'] },
  { name: 'a ping must say when', change: all(set(`${S}/Ping/properties/at`, { type: 'string' }), push(`${S}/Ping/required`, 'at')), breaks: ['players'] }, // prettier-ignore
  { name: 'another address', change: set(`${CHANNEL}/address`, '/socket/{uid}'), breaks: ['backends', 'players'] },
  {
    name: 'a shorter silence',
    change: set(`${CHANNEL}/x-heartbeat/silenceSeconds`, 30),
    breaks: ['backends', 'players'],
  },
  {
    name: 'another rule of reconnecting',
    change: set(`${CHANNEL}/x-reconnect/baseSeconds`, 1),
    breaks: ['players'],
  },
  { name: 'another cookie', change: set(`${CHANNEL}/x-admission/cookie`, 'sid'), breaks: ['backends', 'players'] },
  { name: 'a close code that keeps away', change: push(`${CHANNEL}/x-close-codes`, { code: 4404, name: 'gone', reconnect: false }), breaks: ['players'] }, // prettier-ignore
  {
    name: 'a close code after which apps come back',
    change: set(`${CHANNEL}/x-close-codes/0/reconnect`, true),
    breaks: ['backends', 'players'],
  },
  { name: 'the channel is gone', change: all(set('/operations', {}), drop(CHANNEL)), breaks: ['players'] },
]

/** Safe changes of the socket document. */
export const SOCKET_SAFE: readonly Case[] = [
  { name: 'nothing', change: (root) => root, breaks: [] },
  { name: 'a message to the app is new', change: (root) => all(set(`${CHANNEL}/messages/gift`, { name: 'gift', payload: at(root, `${S}/InboxUnread`) }), push(COUNT, { $ref: '#/channels/player/messages/gift' }))(root), breaks: [] }, // prettier-ignore
  { name: 'an optional field', change: set(`${S}/InboxUnread/properties/at`, { type: 'string' }), breaks: [] },
  { name: 'words of a message', change: set('/components/messages/InboxUnread/description', 'A count.'), breaks: [] },
  { name: 'words of the channel', change: set(`${CHANNEL}/description`, 'The live connection.'), breaks: [] },
  { name: 'words of a close code', change: set(`${CHANNEL}/x-close-codes/1/meaning`, 'The server goes.'), breaks: [] },
  { name: 'a close code after which apps come back', change: push(`${CHANNEL}/x-close-codes`, { code: 4500, name: 'full', reconnect: true }), breaks: [] }, // prettier-ignore
  { name: 'an example', change: set('/components/messages/InboxUnread/examples', []), breaks: [] },
  { name: 'what is proposed', change: set(`${CHANNEL}/x-admission/x-proposed-keys`, []), breaks: [] },
  { name: 'the name of the path parameter', change: set(`${CHANNEL}/address`, '/webSocket/{player}'), breaks: [] },
]
