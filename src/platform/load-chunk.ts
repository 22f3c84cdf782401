import { withinTime } from '#src/lib/within-time.ts'

/** The pause before the first further attempt, in milliseconds; each one after it is twice as long, up to {@link MAX_PAUSE_MS}. */
const FIRST_MS = 1000
const MAX_PAUSE_MS = 60_000

/** A stylesheet that did not load. */
export class StylesheetFailure extends Error {
  override readonly name = 'StylesheetFailure'
}

type Load<Chunk = unknown> = () => Promise<Chunk>

/** Links whose stylesheet did not load, by address, and those that are loading again. */
const failed = new Map<string, HTMLLinkElement>()
const reloads = new Map<string, Promise<void>>()

function isStylesheet(target: EventTarget | null): target is HTMLLinkElement {
  return target !== null && 'rel' in target && target.rel === 'stylesheet'
}

/** Notes each stylesheet that does not load, so that {@link loadChunk} can load it again. */
export function watchStylesheets(page: Pick<Window, 'addEventListener'>): void {
  const note = ({ target }: Event) => void (isStylesheet(target) && failed.set(target.href, target))
  // The error event of an element does not bubble.
  page.addEventListener('error', note, { capture: true })
}

/** Replaces a link with a copy, which requests the stylesheet again. */
function reload(link: HTMLLinkElement): Promise<void> {
  failed.delete(link.href)
  const copy = link.cloneNode() as HTMLLinkElement
  return new Promise((resolve, reject) => {
    copy.addEventListener('load', () => resolve())
    copy.addEventListener('error', () => reject(new StylesheetFailure(`No stylesheet at ${copy.href}`)))
    link.replaceWith(copy)
  })
}

async function loadStylesheetsAgain(): Promise<void> {
  for (const [href, link] of failed) {
    const reloading = reload(link).finally(() => reloads.delete(href))
    reloads.set(href, reloading)
  }
  await Promise.all(reloads.values())
}

async function attempt<Chunk>(load: Load<Chunk>): Promise<Chunk> {
  if (failed.size > 0 || reloads.size > 0) await loadStylesheetsAgain()
  return load()
}

/**
 * Loads deferred code. Rejects after 120 s, and while a stylesheet is missing that failed before: Vite requests a
 * stylesheet once and does not say which code needs it, so another attempt might show a screen without its styles.
 */
export function loadChunk<Chunk>(load: Load<Chunk>): Promise<Chunk> {
  return withinTime(attempt(load))
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

/**
 * As {@link loadChunk}, again and again until the code is there: after growing pauses, and at once when the device comes
 * online. For parts that the page can do without for a while. Never rejects.
 */
export async function retryChunk<Chunk>(load: Load<Chunk>): Promise<Chunk> {
  for (let pauseMs = FIRST_MS; ; pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
    try {
      return await loadChunk(load)
    } catch {
      await pauseOrOnline(pauseMs)
    }
  }
}
