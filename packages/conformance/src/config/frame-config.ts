import { isJson } from '@tumpak/contract-kit/json.ts'

/** An action of the player in a framed page. */
export interface FrameStep {
  /** The accessible name of a button, link or tab. */
  readonly click: string
  /** The event that the page must send after it. */
  readonly sends?: string
}

/** A framed page: its URL, or the operation that returns it. */
export interface FrameConfig {
  readonly url?: string
  readonly call?: string
  /** The JSON pointer of the URL in the operation's payload. */
  readonly pointer?: string
  /** The kind of page in the document, such as game or activity. */
  readonly kind?: string
  /** The page's name in the report; by default the path of its URL. */
  readonly name?: string
  readonly steps?: readonly FrameStep[]
}

/** Parses `game=https://…` or a bare URL. Throws a readable message. */
export function parseFrame(words: string): FrameConfig {
  const [, kind, url = words] = /^([a-z][\w-]*)=(.*)$/i.exec(words) ?? []
  if (!URL.canParse(url)) throw new Error(`--frame must be an address or KIND=ADDRESS, not ${words}`)
  return kind === undefined ? { url } : { url, kind }
}

/** Reads the list `frames` of a config file. Throws a readable message. */
export function readFrames(file: string, value: unknown): FrameConfig[] {
  if (!Array.isArray(value)) throw new Error(`${file}: frames must be a list`)
  return value.map((frame, index) => {
    const where = `${file}: frame ${String(index + 1)}`
    if (typeof frame === 'string') return parseFrame(frame)
    if (!isJson(frame)) throw new Error(`${where} must be an address or an object`)
    const sources = ['url', 'call'].filter((name) => typeof frame[name] === 'string')
    if (sources.length !== 1) throw new Error(`${where} must have one of url and call`)
    if (typeof frame['url'] === 'string' && !URL.canParse(frame['url']))
      throw new Error(`${where}: ${frame['url']} is not an address`)
    const steps: unknown = frame['steps'] ?? []
    const isStep = (step: unknown): boolean => isJson(step) && typeof step['click'] === 'string'
    if (!Array.isArray(steps) || !steps.every(isStep))
      throw new Error(`${where}: steps must be a list of { click: name, sends: event }`)
    return frame as FrameConfig
  })
}

/** Names the pages uniquely for the report, in order. */
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
