import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { HEADER } from './header.ts'
import { getOperations, readPaths } from './operations.ts'
import type { Json } from './read-bundle.ts'
import { type AsyncapiDocument, bundleAsyncapi, type Channel } from './ws-bundle.ts'
import { comment, constant, head, validators } from './ws-emit.ts'
import { getConstants, liftPayloads, resolveMessage, type Union, getUnion } from './ws-lift.ts'
import { makeValidators } from './ws-zod.ts'

const cache = path.resolve('.cache/generate-ws')

/**
 * Writes asyncapi.json, frames.json, and ws/ with socket.ts, frames.ts, event-affects.ts and counters.ts to `out` from the
 * documents in `asyncapi/`: bundles, validators with types, a union per direction, and the `x-` constants. `out` has
 * openapi.json.
 */
export async function generateWs(out: string): Promise<void> {
  const [socket, frames] = await Promise.all([bundleAsyncapi('socket', cache), bundleAsyncapi('frames', cache)])
  await mkdir(path.join(out, 'ws'), { recursive: true })
  await writeFile(path.join(out, 'asyncapi.json'), `${JSON.stringify(socket, null, 2)}\n`)
  await writeFile(path.join(out, 'frames.json'), `${JSON.stringify(frames, null, 2)}\n`)
  await writeFile(path.join(out, 'ws/socket.ts'), await socketSource(socket))
  await writeFile(path.join(out, 'ws/frames.ts'), await framesSource(frames))
  const openapi = JSON.parse(await readFile(path.join(out, 'openapi.json'), 'utf8')) as { [key: string]: Json }
  await writeFile(path.join(out, 'ws/event-affects.ts'), eventAffectsSource(socket, openapi))
  await writeFile(path.join(out, 'ws/counters.ts'), countersSource(socket))
}

/** This table and the next are separate from the validators: the app needs them before the socket's code. */
function eventAffectsSource(document: AsyncapiDocument, openapi: { [key: string]: Json }): string {
  const getPath = readPaths(getOperations(openapi))
  const rows = Object.values(document.components.messages).flatMap(({ name, 'x-affects': reads }) =>
    reads === undefined ? [] : [[name, (reads as string[]).map((read) => getPath(read, name))]],
  )
  const about = 'The paths of the reads that each event affects.'
  return HEADER + constant('EVENT_AFFECTS', Object.fromEntries(rows), about)
}

function countersSource(document: AsyncapiDocument): string {
  const rows = Object.values(document.components.messages).flatMap(({ name, 'x-count': count }) => {
    if (count === undefined) return []
    const { call, pointer } = count as { call: string; pointer: string }
    if (call !== 'getBadges' || !/^\/\w+$/.test(pointer))
      throw new Error(`x-count of ${name} names ${call}#${pointer}, and the app keeps counters of getBadges alone.`)
    return [[name, pointer.slice(1)]]
  })
  const about = 'The counter that each event sets, by its field in the response of getBadges.'
  return HEADER + constant('COUNTER_OF_EVENT', Object.fromEntries(rows), about)
}

async function socketSource(document: AsyncapiDocument): Promise<string> {
  const channel = getChannel(document, 'player')
  const server = getUnion(document, 'ServerMessage', 'receive')
  const client = getUnion(document, 'ClientMessage', 'send')
  return [
    head('asyncapi/socket.yaml'),
    constant('SOCKET_ADDRESS', channel.address, 'The path of the socket; `{uid}` stands for the percent-encoded uid.'),
    constant(
      'SERVER_EVENTS',
      server.members.map(({ event }) => event),
      'Every event that the server may send.',
    ),
    constant('HEARTBEAT', getConstants(channel['x-heartbeat']), 'When to ping, and after which silence to give up.'),
    constant(
      'RECONNECT',
      getConstants(channel['x-reconnect']),
      'The delay before an attempt, and when the count starts again.',
    ),
    constant(
      'ACKNOWLEDGEMENT',
      getConstants(channel['x-acknowledgement']),
      'How a message with a sid is acknowledged.',
    ),
    constant('ADMISSION', getConstants(channel['x-admission']), 'Whom the server lets in, and how it refuses.'),
    closeCodes(channel['x-close-codes']),
    await generateValidators(document, [server, client], 'socket'),
  ].join('\n')
}

async function framesSource(document: AsyncapiDocument): Promise<string> {
  const sent = Object.values(document.operations)
    .filter(({ action }) => action === 'send')
    .flatMap(({ messages }) => messages.map(({ $ref }) => resolveMessage(document, $ref)))
  const fromApp = getUnion(document, 'AppMessage', 'receive')
  const byKind: Record<string, string[]> = {}
  for (const message of sent)
    for (const kind of message['x-frames'] as string[]) (byKind[kind] ??= []).push(message.name)
  return [
    head('asyncapi/frames.yaml'),
    constant(
      'FRAME_QUERY',
      Object.keys(getConstants(getChannel(document, 'frame')['x-query'])),
      'What the app adds to the address of a framed page.',
    ),
    constant(
      'FRAME_REWARDS',
      getConstants(getChannel(document, 'frame')['x-rewards']),
      'How many reward popups of one frame wait at most, and how many seconds lie between two.',
    ),
    constant('FRAME_MESSAGES_BY_KIND', byKind, 'Which kind of framed page may send which messages.'),
    constant(
      'APP_EVENTS',
      fromApp.members.map(({ event }) => event),
      'Every message that the app sends to a game.',
    ),
    await generateValidators(document, [getUnion(document, 'FrameMessage', 'send'), fromApp], 'frames'),
  ].join('\n')
}

async function generateValidators(document: AsyncapiDocument, unions: Union[], folder: string): Promise<string> {
  const names = [...Object.keys(document.components.schemas), ...unions.map(({ name }) => name)]
  const texts = await makeValidators(liftPayloads(document, unions), names, path.join(cache, folder))
  return validators(document, unions, texts)
}

type CloseCode = { code: number; name: string; meaning: string; reconnect: boolean }

function closeCodes(codes: unknown): string {
  const entries = (codes as CloseCode[]).map(
    ({ code, name, meaning, reconnect }) =>
      `${comment(meaning, '  ')}  ${name}: { code: ${code}, reconnect: ${reconnect} },\n`,
  )
  const about = 'Why a connection may end, and whether the client comes back by itself. It does after any other code.'
  return `${comment(about)}export const CLOSE_CODES = {\n${entries.join('')}} as const\n`
}

function getChannel(document: AsyncapiDocument, name: string): Channel {
  const channel = document.channels[name]
  if (!channel) throw new Error(`asyncapi/ has no channel ${name}.`)
  return channel
}
