import type { ServerResponse } from 'node:http'
import type { Plugin, ProxyOptions } from 'vite'

/** Paths that the app's origin proxies to the server: API, socket, pictures, and the mock's controls. */
export const PROXIED_PATHS = ['/api', '/webSocket', '/art', '/__mock'] as const

/**
 * The proxy table of Vite's dev and preview server, so that app, API and socket share one origin. Keeps Host and Origin,
 * because the server checks both. X-Forwarded-Host and -Proto carry the original host and protocol.
 */
export function proxyTable(target: string): Record<string, ProxyOptions> {
  return Object.fromEntries(
    PROXIED_PATHS.map((path) => [`^${path}(?=[/?]|$)`, { ...shared(target), ws: path === '/webSocket' }]),
  )
}

/** Keeps quiet about sockets that a closed page leaves: Vite's proxy reports each of them as an error, twice. */
export function ignoreClosedSockets(): Plugin {
  return {
    name: 'ignore-closed-sockets',
    configResolved({ logger }) {
      const { error } = logger
      logger.error = (message, options) => {
        const { code } = (options?.error ?? {}) as NodeJS.ErrnoException
        if (code !== 'ECONNRESET' || !message.includes('ws proxy')) error(message, options)
      }
    },
  }
}

function shared(target: string): ProxyOptions {
  return {
    target,
    changeOrigin: false,
    xfwd: true,
    configure: (proxy) => {
      proxy.on('error', (error: NodeJS.ErrnoException, _request, response) => {
        // If the server drops a connection, drop the browser's too instead of sending a 502.
        if (error.code === 'ECONNRESET' && isResponse(response)) response.destroy()
      })
      // If the server breaks off within a response, break it off here too: otherwise the browser waits forever.
      proxy.on('proxyRes', (upstream, _request, response) => {
        upstream.on('error', () => response.socket?.destroySoon())
      })
    },
  }
}

function isResponse(response: object): response is ServerResponse {
  return 'writeHead' in response
}
