import type { MockResponse } from './request-context.ts'

/** A short problem document (RFC 9457), as the infrastructure sends. */
export function problem(status: number, title: string, more: Record<string, unknown> = {}): MockResponse {
  return { status, headers: { 'content-type': 'application/problem+json' }, body: { title, status, ...more } }
}
