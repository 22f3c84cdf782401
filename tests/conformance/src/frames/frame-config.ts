import { isJson } from '../document/json.ts'

/** Something that a player does in a framed page. */
export interface FrameStep {
  /** The name of a button, link or tab, as a screen reader says it. */
  readonly click: string
  /** The event that the page must tell the app then. */
  readonly sends?: string
}

/** A page to frame: by its address, or by the call whose answer gives one. */
export interface FrameConfig {
  readonly url?: string
  readonly call?: string
  /** Where in the payload of the call's answer the address stands, as a JSON pointer. */
  readonly pointer?: string
  /** A kind of page that the document tells apart, such as game or activity. */
  readonly kind?: string
  /** What the report calls it; the path of its address where nothing is said. */
  readonly name?: string
  readonly steps?: readonly FrameStep[]
}

const NAMES = new Set(['url', 'call', 'pointer', 'kind', 'name', 'steps'])

/** Reads `game=https://…` or a bare address. Throws in words. */
export function parseFrame(words: string): FrameConfig {
  const [, kind, url = words] = /^([a-z][\w-]*)=(.*)$/i.exec(words) ?? []
  if (!URL.canParse(url)) throw new Error(`--frame wants an address, or KIND=ADDRESS, not ${words}`)
  return kind === undefined ? { url } : { url, kind }
}

/** Reads the list of a config file. Throws in words. */
export function readFrames(file: string, value: unknown): FrameConfig[] {
  if (!Array.isArray(value)) throw new Error(`${file}: frames is a list`)
  return value.map((one, index) => {
    const where = `${file}: frame ${String(index + 1)}`
    if (typeof one === 'string') return parseFrame(one)
    if (!isJson(one)) throw new Error(`${where} is an address or an object`)
    const odd = Object.keys(one).find((name) => !NAMES.has(name))
    if (odd !== undefined) throw new Error(`${where}: there is no setting named ${odd}`)
    const ways = ['url', 'call'].filter((way) => typeof one[way] === 'string')
    if (ways.length !== 1) throw new Error(`${where} wants one of url and call`)
    if (typeof one['url'] === 'string' && !URL.canParse(one['url']))
      throw new Error(`${where}: ${one['url']} is no address`)
    const steps: unknown = one['steps'] ?? []
    const isStep = (step: unknown): boolean => isJson(step) && typeof step['click'] === 'string'
    if (!Array.isArray(steps) || !steps.every(isStep))
      throw new Error(`${where}: steps is a list of { click: name, sends: event }`)
    return one as FrameConfig
  })
}

/** The names under which pages stand in a report, in order: each once. */
export function frameNames(frames: readonly FrameConfig[]): string[] {
  const names: string[] = []
  for (const { name, url, call, kind } of frames) {
    const path = url === undefined ? (call ?? '') : new URL(url).pathname.slice(1)
    const base = `frame:${name ?? ([kind, path].filter(Boolean).join(' ') || 'page')}`
    let unique = base
    for (let number = 2; names.includes(unique); number += 1) unique = `${base} ${String(number)}`
    names.push(unique)
  }
  return names
}
