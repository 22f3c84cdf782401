import type { ServerResponse } from 'node:http'
import type { ProxyOptions } from 'vite'

/** What the app's origin hands on to the server: calls, the socket, pictures, and the mock's controls. */
export const PROXIED_PATHS = ['/api', '/webSocket', '/art', '/__mock'] as const

/**
 * Proxy table for Vite's dev and preview server: app, API and socket are one origin for the browser.
 * Host and Origin stay as the browser sent them, since the server judges both; the first host and
 * protocol are told by X-Forwarded-Host and -Proto.
 * @param target address of the server, such as http://127.0.0.1:4010
 */
export function proxyTable(target: string): Record<string, ProxyOptions> {
  return Object.fromEntries(
    PROXIED_PATHS.map((path) => [`^${path}(?=[/?]|$)`, { ...shared(target), ws: path === '/webSocket' }]),
  )
}

function shared(target: string): ProxyOptions {
  return {
    target,
    changeOrigin: false,
    xfwd: true,
    configure: (proxy) => {
      proxy.on('error', (error: NodeJS.ErrnoException, _request, response) => {
        // A connection that the server dropped is dropped for the browser too: it is no 502.
        if (error.code === 'ECONNRESET' && isAnswer(response)) response.destroy()
      })
      // One that broke off within the answer is broken off too, after what had come: it would wait without end.
      proxy.on('proxyRes', (answer, _request, response) => {
        answer.on('error', () => response.socket?.destroySoon())
      })
    },
  }
}

function isAnswer(response: object): response is ServerResponse {
  return 'writeHead' in response
}
