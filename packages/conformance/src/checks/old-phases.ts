import type { CookieJar } from '../http/cookie-jar.ts'
import type { Base, JarOf } from '../sessions/session-pool.ts'
import type { Phases } from './phases.ts'

type Done = void | Promise<void>

/** The inputs of the old form, by its phases. */
export interface OldPhases {
  response: Phases['response']
  session: Phases['session']
  request: { input: Phases['request']['input'] & { freshJar: () => Promise<CookieJar> }; output: Done }
  list: Phases['list']
  access: { input: Phases['access']['input'] & { base: Base; jarFor: JarOf }; output: Done }
  write: Phases['write']
  afterWrite: Phases['afterWrite']
  slow: Phases['slow']
}
