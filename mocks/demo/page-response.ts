import { randomUUID } from 'node:crypto'
import type { MockResponse } from '../http/request-context.ts'
import type { Language } from '../messages/language.ts'

/** The look of a framed page; the app adds both values to its address (`x-query` of `asyncapi/frames.yaml`). */
export interface PageLook {
  lang: Language
  theme: 'light' | 'dark'
}

/** The look of a page in a tab of its own, whose address says nothing of it: the device's theme. */
export interface TabLook {
  lang: Language
  theme: 'auto'
}

export function readLook(search: URLSearchParams): PageLook {
  return {
    lang: search.get('lang') === 'vi-VN' ? 'vi-VN' : 'en-US',
    theme: search.get('theme') === 'light' ? 'light' : 'dark',
  }
}

/** Who may frame a page whose owner is unknown: pages on loopback. */
export const LOOPBACK_ANCESTORS = 'http://127.0.0.1:* http://localhost:*'

/**
 * Responds with a page that only the app may frame, that runs only its own script and connects only to this server.
 * `render` gets the nonce of its script and style.
 */
export async function pageResponse(
  render: (nonce: string) => string | Promise<string>,
  appOrigin: string,
  status = 200,
): Promise<MockResponse> {
  const nonce = randomUUID()
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${appOrigin}`,
  ].join('; ')
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
    },
    body: await render(nonce),
  }
}
