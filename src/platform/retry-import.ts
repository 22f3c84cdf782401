/** The pause before the first further try, in milliseconds; each one after it is twice as long, up to {@link LONGEST_MS}. */
const FIRST_MS = 1000
const LONGEST_MS = 60_000

/**
 * Loads a deferred module of which the page can do without for a while, again and again until it comes: after growing
 * pauses, and at once when the device comes online. A deploy may have taken the file away for a moment. Never rejects.
 */
export async function retryImport<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let pauseMs = FIRST_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_MS)) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      return await load()
    } catch {
      // oxlint-disable-next-line no-await-in-loop -- the pause between two tries
      await pauseOrOnline(pauseMs)
    }
  }
}

function pauseOrOnline(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer)
      window.removeEventListener('online', goOn)
      resolve()
    }
    const timer = setTimeout(goOn, milliseconds)
    window.addEventListener('online', goOn)
  })
}
