import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { parse } from 'yaml'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { readMultipart, readPairs } from './forms.ts'

/** The document of the photo desk. */
export const WIRES_DOCUMENT = parse(readFileSync(new URL('wires.yaml', import.meta.url), 'utf8')) as Json

/** Faults of how values travel, one at a time. `reports` is `operation/check`. */
export const WIRE_FAULTS = {
  'pipes-ignored': { shows: 'A filter in the style pipeDelimited is ignored.', reports: 'listPhotos/filter' },
  'pipes-one': { shows: 'Of a list in the style pipeDelimited only the first counts.', reports: 'listPhotos/filter' },
  'deep-ignored': { shows: 'A filter in the style deepObject is ignored.', reports: 'listPhotos/filter' },
  'deep-unchecked': { shows: 'Any value of a deepObject is accepted.', reports: 'listPhotos/bad-input' },
  'header-as-json': { shows: 'A header of a list is written as JSON.', reports: 'listPhotos/headers' },
  'header-not-exploded': { shows: 'A header of an object has no equals signs.', reports: 'listPhotos/headers' },
  'part-dropped': { shows: 'The JSON part of a form is not stored.', reports: 'addPhoto/stored' },
  'one-file-only': { shows: 'A form with several files is refused.', reports: 'addPhoto/valid-input' },
  'list-in-one': { shows: 'A list in a form is stored as one text.', reports: 'addLabel/stored' },
  'words-unchecked': { shows: 'The items of a list in a form are not checked.', reports: 'addLabel/bad-input' },
  'id-taken-over': { shows: 'A client sets an id that is readOnly behind allOf.', reports: 'addNote/stored' },
  'photo-lost': { shows: 'A new photo cannot be read by its id.', reports: 'addPhoto/created' },
  'not-gzip': { shows: 'The body is not compressed as Content-Encoding says.', reports: 'getReport/content-type' },
  'cut-gzip': { shows: 'The compressed body ends early.', reports: 'getReport/content-type' },
  'events-as-html': { shows: 'The stream has another type.', reports: 'watch/content-type' },
  'report-without-end': { shows: 'A body of JSON never ends.', reports: 'getReport/time' },
} as const satisfies { [name: string]: { shows: string; reports: string } }

export type WireFault = keyof typeof WIRE_FAULTS

interface Reply {
  status?: number
  body?: unknown
  headers?: { [name: string]: string }
}

const COLORS = ['red', 'green', 'blue']
const PAPERS = ['matte', 'glossy']
const isText = (value: unknown, most = 40): value is string =>
  typeof value === 'string' && value !== '' && [...value].length <= most
const refuse = (status: number): Reply => ({ status, body: { title: 'No.' } })

/** Creates the photo desk, healthy or with a fault. The caller starts and closes it. */
export function createWires(fault?: WireFault): Server {
  const has = (kind: WireFault): boolean => kind === fault
  const photos: Json[] = Array.from({ length: 12 }, (_, index) => ({
    photo: `p${String(index)}`,
    title: `Photo ${String(index)}`,
    color: COLORS[index % 3],
    paper: PAPERS[index % 2],
  }))
  const [labels, notes]: Json[][] = [[], []]
  const newId = (list: readonly unknown[], letter: string): string => `${letter}${String(list.length)}`

  const listPhotos = ({ searchParams, search }: URL): Reply => {
    const chosen = searchParams.get('color')?.split('|') ?? []
    const paper = searchParams.get('filter[paper]')
    const others = [...searchParams.keys()].filter((name) => name.startsWith('filter') && name !== 'filter[paper]')
    const isRight = chosen.every((color) => COLORS.includes(color)) && new Set(chosen).size === chosen.length
    const isPaper = paper === null || PAPERS.includes(paper) || has('deep-unchecked')
    if (!isRight || chosen.length > 2 || /color=(?:&|$)/.test(search) || !isPaper || others.length > 0)
      return refuse(400)
    const wanted = has('pipes-ignored') ? [] : has('pipes-one') ? chosen.slice(0, 1) : chosen
    const body = photos.filter(
      (photo) =>
        (wanted.length === 0 || wanted.includes(String(photo['color']))) &&
        (paper === null || has('deep-ignored') || photo['paper'] === paper),
    )
    const colors = [...new Set(body.map((photo) => String(photo['color'])))]
    const headers = {
      'x-colors': has('header-as-json') ? JSON.stringify(colors) : colors.join(','),
      'x-range': has('header-not-exploded') ? `from,0,to,${String(body.length)}` : `from=0,to=${String(body.length)}`,
    }
    return { body, headers }
  }
  const addPhoto = (type: string, bytes: Buffer): Reply => {
    if (!type.startsWith('multipart/form-data')) return refuse(415)
    const parts = readMultipart(type, bytes)
    const all = (name: string) => parts.filter((part) => part.name === name)
    const [title, color, place] = ['title', 'color', 'place'].map((name) => all(name)[0])
    const files = all('files')
    const isKnown = parts.every(({ name }) => ['title', 'color', 'place', 'files'].includes(name))
    const isJsonPart = place?.type === 'application/json'
    const value: unknown = isJsonPart ? JSON.parse(place.text) : undefined
    const isPlace = isJson(value) && Object.keys(value).length === 1 && isText(value['city'])
    const areFiles = files.length > 0 && files.length <= (has('one-file-only') ? 1 : 3)
    const arePictures = files.every((file) => file.isFile && file.type === 'image/png')
    const isColor = color === undefined || COLORS.includes(color.text)
    if (!isKnown || !isText(title?.text) || !isPlace || !areFiles || !arePictures || !isColor) return refuse(400)
    const made = {
      photo: newId(photos, 'p'),
      title: title.text,
      color: color?.text ?? 'red',
      paper: 'glossy',
      ...(has('part-dropped') ? {} : { place: value }),
      files: files.length,
    }
    photos.push(has('photo-lost') ? { ...made, photo: 'lost' } : made)
    return { status: 201, body: made, headers: { location: `/photos/${made.photo}` } }
  }
  const addLabel = (type: string, bytes: Buffer): Reply => {
    if (type !== 'application/x-www-form-urlencoded') return refuse(415)
    const pairs = readPairs(bytes)
    const [name, joined] = ['name', 'words'].map((field) => pairs.find(([key]) => key === field)?.[1])
    const words = joined?.split(',') ?? []
    const areWords = words.every((word) => /^[a-z]{1,8}$/.test(word)) || has('words-unchecked')
    const isKnown = pairs.length === 2
    if (!isKnown || !isText(name) || words.length < 2 || words.length > 3 || !areWords) return refuse(400)
    const made = { label: newId(labels ?? [], 'l'), name, words: has('list-in-one') ? [joined] : words }
    labels?.push(made)
    return { status: 201, body: made }
  }
  const addNote = (type: string, bytes: Buffer): Reply => {
    if (type !== 'application/json') return refuse(415)
    const sent: unknown = JSON.parse(bytes.toString())
    if (!isJson(sent) || !isText(sent['text'], 60)) return refuse(400)
    const id = has('id-taken-over') && typeof sent['id'] === 'string' ? sent['id'] : newId(notes ?? [], 'n')
    const made = { id, text: sent['text'] }
    notes?.push(made)
    return { status: 201, body: made }
  }
  const find = (list: readonly Json[] | undefined, field: string, id: string): Reply => {
    const body = list?.find((item) => item[field] === id)
    return body === undefined ? refuse(404) : { body }
  }

  const answer = (method: string, url: URL, type: string, bytes: Buffer): Reply => {
    const [, root, id] = url.pathname.split('/').map(decodeURIComponent)
    const call = `${method} ${String(root)}${id === undefined ? '' : '/'}`
    const routes: { [call: string]: () => Reply } = {
      'GET photos': () => listPhotos(url),
      'POST photos': () => addPhoto(type, bytes),
      'GET photos/': () => find(photos, 'photo', id ?? ''),
      'POST labels': () => addLabel(type, bytes),
      'GET labels/': () => find(labels, 'label', id ?? ''),
      'POST notes': () => addNote(type, bytes),
      'GET notes/': () => find(notes, 'id', id ?? ''),
    }
    const route = routes[call]
    if (route !== undefined) return route()
    const isPath = Object.keys(routes).some((route) => route.endsWith(call.slice(method.length)))
    return refuse(isPath ? 405 : 404)
  }

  return createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://wires')
    void request.toArray().then((chunks) => {
      if (/^\/(?:report|events)$/.test(url.pathname)) return sendOdd(request, response, url.pathname, fault)
      let reply: Reply
      try {
        reply = answer(request.method ?? '', url, request.headers['content-type'] ?? '', Buffer.concat(chunks))
      } catch {
        reply = refuse(400)
      }
      const { status = 200, body, headers } = reply
      const type = status < 300 ? 'application/json' : 'application/problem+json'
      response.writeHead(status, { 'content-type': type, ...headers }).end(JSON.stringify(body))
    })
  })
}

/** Sends the compressed report, or events until the client leaves. */
function sendOdd(request: IncomingMessage, response: ServerResponse, path: string, fault?: WireFault): void {
  if (request.method !== 'GET') {
    response.writeHead(405, { 'content-type': 'application/problem+json' }).end('{"title":"No."}')
  } else if (path === '/events') {
    if (fault === 'events-as-html') return void response.writeHead(200, { 'content-type': 'text/html' }).end('one')
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: one\n\n')
    const timer = setInterval(() => response.write('data: more\n\n'), 50)
    response.on('close', () => clearInterval(timer))
  } else {
    const words = '{"photos":12}'
    const bytes = gzipSync(words)
    const body = fault === 'not-gzip' ? words : fault === 'cut-gzip' ? bytes.subarray(0, -6) : bytes
    const isEndless = fault === 'report-without-end'
    response.writeHead(200, {
      'content-type': 'application/json',
      ...(isEndless ? {} : { 'content-encoding': 'gzip' }),
    })
    if (isEndless) response.write('{"photos":')
    else response.end(body)
  }
}
