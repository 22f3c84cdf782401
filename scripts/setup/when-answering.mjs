import { setTimeout as pause } from 'node:timers/promises'

/** Both programs start in under 3 s; a slow machine under load may need longer. */
const LIMIT_MS = 60_000
const PAUSE_MS = 100

/**
 * Asks an address until it answers with success.
 * @param {string} url
 * @param {() => boolean} isPointless true when asking on is pointless
 * @returns {Promise<Response | undefined>} the answer; undefined when given up
 * Throws after a minute.
 */
export async function whenAnswering(url, isPointless) {
  const end = Date.now() + LIMIT_MS
  let last = 'no answer'
  while (!isPointless()) {
    try {
      const answer = await fetch(url)
      if (answer.ok) return answer
      last = `HTTP ${answer.status}`
    } catch {
      // Not listening yet.
    }
    if (Date.now() > end) throw new Error(`${url} is not up after ${LIMIT_MS / 1000} s (${last}).`)
    await pause(PAUSE_MS)
  }
  return undefined
}
