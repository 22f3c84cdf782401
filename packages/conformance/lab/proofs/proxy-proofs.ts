import { startProxy } from '../../src/proxy/run-proxy.ts'
import { readConfig } from '../../src/config/read-config.ts'
import { startLab } from '../lab-client.ts'
import { LIBRARY_CONFIG } from './library-proofs.ts'
import { FIXED, type Proof, type Proofs } from './proof.ts'

/** Proves a check by one request of an app, through the proxy, to a healthy library. */
function onProxy(at: string, path: string, shows: string): Proof {
  return {
    shows,
    at,
    run: async (skipChecks) => {
      const lab = await startLab()
      const config = { openapi: '', ...readConfig(LIBRARY_CONFIG, {}), ...FIXED, url: lab.url, skipChecks }
      const proxy = await startProxy(config, 0)
      try {
        const response = await fetch(proxy.url + path)
        await response.text()
        return proxy.report()
      } finally {
        await proxy.close()
        await lab.close()
      }
    },
  }
}

/** The proofs of checks on the traffic of an app. */
export const PROXY_PROOFS: Proofs = {
  request: onProxy('listBooks', '/books?genre=western', 'The app asks for a genre that the document does not have.'),
  'undocumented-call': onProxy(
    'GET /books/b1001/reviews',
    '/books/b1001/reviews',
    'The app asks for the reviews of a book, which the document does not have.',
  ),
}
