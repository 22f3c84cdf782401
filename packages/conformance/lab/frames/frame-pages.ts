import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A small page that posts messages when its one button is tapped. */
export interface FramePage {
  /** The check that must catch the page; undefined for a healthy one. */
  readonly caughtBy?: string
  readonly kind: 'game' | 'activity'
  readonly script: string
  /** The event that a tap on the button must cause. */
  readonly sends?: string
  readonly headers?: { readonly [name: string]: string }
  readonly status?: number
}

const post = (message: string): string => `parent.postMessage(${message}, '*')`
const onTap = (code: string): string => `document.querySelector('button').addEventListener('click', () => { ${code} })`
const CLOSE = onTap(post(`{event: 'close'}`))

/** Framed pages: two healthy ones, and one for each violation of `asyncapi/frames.yaml`. */
export const FRAME_PAGES = {
  'healthy-game': { kind: 'game', sends: 'close', script: CLOSE },
  'healthy-activity': {
    kind: 'activity',
    sends: 'reward',
    // The document allows failing storage, extra fields, and messages to other windows.
    script: `try { localStorage.setItem('a', 'b') } catch {}
      ${onTap(`${post(`{event: 'signUp', more: 1}`)}; ${post(`{event: 'reward', content: [{type: 'cash', amount: 10}]}`)}; window.postMessage('own', '*')`)}`,
  },
  'text-for-object': {
    kind: 'game',
    caughtBy: 'frame-schema',
    script: onTap(post(`JSON.stringify({event: 'close'})`)),
  },
  'unknown-event': { kind: 'game', caughtBy: 'frame-event', script: onTap(post(`{event: 'exit'}`)) },
  'no-event': { kind: 'game', caughtBy: 'frame-event', script: onTap(post(`{type: 'close'}`)) },
  'message-of-the-other-kind': { kind: 'game', caughtBy: 'frame-kind', script: onTap(post(`{event: 'signUp'}`)) },
  'window-within': {
    kind: 'game',
    caughtBy: 'frame-target',
    script: onTap(
      `const inner = document.createElement('iframe'); inner.srcdoc = '<script>parent.parent.postMessage({event: "close"}, "*")</' + 'script>'; document.body.append(inner)`,
    ),
  },
  'goes-elsewhere': {
    kind: 'game',
    caughtBy: 'frame-origin',
    script: `location.replace(location.href.replace('localhost', 'elsewhere.localhost').replace('goes-elsewhere', 'healthy-game'))`,
  },
  'deposit-unasked': { kind: 'game', caughtBy: 'frame-unasked', script: `${post(`{event: 'deposit'}`)}; ${CLOSE}` },
  'tells-the-token': {
    kind: 'game',
    caughtBy: 'frame-secret',
    script: onTap(post(`{event: 'close', from: location.href}`)),
  },
  'says-it-twice': {
    kind: 'activity',
    caughtBy: 'frame-once',
    sends: 'signUp',
    script: onTap(`${post(`{event: 'signUp'}`)}; ${post(`{event: 'signUp'}`)}`),
  },
  'says-nothing': { kind: 'activity', caughtBy: 'frame-steps', sends: 'signUp', script: '' },
  'close-when-closed': {
    kind: 'game',
    caughtBy: 'frame-close',
    script: `addEventListener('pagehide', () => ${post(`{event: 'close'}`)})`,
  },
  'needs-storage': { kind: 'game', caughtBy: 'frame-error', script: `localStorage.getItem('session'); ${CLOSE}` },
  'leads-the-app-away': { kind: 'game', caughtBy: 'frame-sandbox', script: onTap(`top.location = '/elsewhere'`) },
  'asks-by-dialog': {
    kind: 'game',
    caughtBy: 'frame-sandbox',
    script: onTap(`confirm('Leave?'); ${post(`{event: 'close'}`)}`),
  },
  'forbids-framing': { kind: 'game', caughtBy: 'frame-load', headers: { 'x-frame-options': 'DENY' }, script: CLOSE },
  'is-gone': { kind: 'game', caughtBy: 'frame-load', status: 410, script: CLOSE },
} as const satisfies { readonly [name: string]: FramePage }

export type FramePageName = keyof typeof FRAME_PAGES

export const TOKEN = 'launch-token-0123456789'

/** Serves the pages under another host name than the mock's. Returns their URLs. */
export async function serveFramePages(): Promise<{ getAddress: (name: FramePageName) => string; close: () => void }> {
  const server: Server = createServer((request, response) => respond(request.url ?? '', response))
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return {
    getAddress: (name) => `http://localhost:${String(port)}/${name}?token=${TOKEN}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function respond(url: string, response: ServerResponse): void {
  const name = url.slice(1).split('?')[0] ?? ''
  const page: FramePage | undefined = Object.hasOwn(FRAME_PAGES, name) ? FRAME_PAGES[name as FramePageName] : undefined
  response.writeHead(page === undefined ? 404 : (page.status ?? 200), { 'content-type': 'text/html', ...page?.headers })
  response.end(`<!doctype html><title>${name}</title><button>Go</button><script>${page?.script ?? ''}</script>`)
}
