import { createHash } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright/test'

/** A shorter text appears everywhere by chance. */
const MIN_LENGTH = 6

/** Where a page may leave a secret. */
export interface Traces {
  readonly storage: string
  readonly urls: string
  readonly console: string
}

/** The secrets of a typed text: the text itself, without its spaces, and its hash, which grants the same access. */
export function toSecrets(typed: Iterable<string>): string[] {
  const bare = [...typed].map((text) => text.replace(/\s+/gu, '')).filter((text) => text.length >= MIN_LENGTH)
  return [...new Set(bare.flatMap((text) => [text, createHash('sha256').update(text).digest('hex')]))]
}

/** Every secret that was found: the kind of place, not the secret. */
export function leaksIn(traces: Traces, secrets: readonly string[]): string[] {
  return Object.entries(traces).flatMap(([place, text]: [string, string]) =>
    secrets.filter((secret) => text.includes(secret)).map((secret) => `${place}: a secret of ${String(secret.length)}`),
  )
}

/**
 * Watches a context for input of password, code and ID number fields, and for where it goes.
 * @returns a function to call at the end, which returns the leaks
 */
export async function watchSecrets(context: BrowserContext): Promise<() => Promise<string[]>> {
  const typed = new Set<string>()
  const urls: string[] = []
  const said: string[] = []
  await context.exposeBinding('noteTyped', (_source, value: string) => void typed.add(value))
  await context.addInitScript(() => {
    addEventListener(
      'input',
      ({ target }) => {
        if (!(target instanceof HTMLInputElement)) return
        const isSecret =
          target.type === 'password' || target.name === 'idNumber' || /password|one-time-code/.test(target.autocomplete)
        const { noteTyped } = globalThis as unknown as { noteTyped: (value: string) => void }
        if (isSecret) noteTyped(target.value)
      },
      true,
    )
  })
  context.on('request', (request) => urls.push(request.url(), request.headers()['referer'] ?? ''))
  context.on('console', (message) => said.push(message.text()))
  return async () => {
    const secrets = toSecrets(typed)
    // Most tests type none, and reading all storage takes a twentieth of a test.
    if (secrets.length === 0) return []
    const { cookies, origins } = await context.storageState({ indexedDB: true })
    const kept = await Promise.all(context.pages().map(leftIn))
    const traces: Traces = {
      storage: JSON.stringify([cookies, origins, kept]),
      urls: [...urls, ...context.pages().map((page) => page.url())].join('\n'),
      console: said.join('\n'),
    }
    return leaksIn(traces, secrets)
  }
}

/** The places that only the page itself can read. */
async function leftIn(page: Page): Promise<unknown> {
  try {
    return await page.evaluate(() => [{ ...sessionStorage }, history.state as unknown])
  } catch {
    // A page with an opaque origin has no storage.
    return null
  }
}
