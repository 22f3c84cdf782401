import { preview } from 'vite'
import { listPersonas } from '../../mocks/control/page.ts'
import { createMockServer } from '../../mocks/server.ts'
import { proxyTable } from '../preview/proxy.ts'

/** The device of all requests of "Try it": one session for the whole site. */
const DEVICE_ID = 'documentation'

/** The site on loopback, with a mock behind the same origin. */
export interface DocsServer {
  readonly url: string
  close(): Promise<void>
}

/** Serves a folder with the site. Its forms send to a mock of their own. Rejects if the port is taken. */
export async function serveDocs(folder: string, port: number): Promise<DocsServer> {
  const mock = await createMockServer({ port: 0 })
  const server = await preview({
    configFile: false,
    logLevel: 'warn',
    appType: 'mpa',
    build: { outDir: folder },
    preview: { port, strictPort: true, host: '127.0.0.1', proxy: proxyTable(mock.url), cors: false },
    plugins: [
      {
        name: 'try-it',
        configurePreviewServer({ middlewares }) {
          middlewares.use('/try.json', (_, response) => {
            response.setHeader('content-type', 'application/json')
            response.end(JSON.stringify({ personas: listPersonas(), deviceId: DEVICE_ID }))
          })
        },
      },
    ],
  })
  const [url = ''] = server.resolvedUrls?.local ?? []
  return {
    url,
    close: async () => {
      await server.close()
      await mock.close()
    },
  }
}
