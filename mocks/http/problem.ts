import type { MockAnswer } from './call-context.ts'

/** Makes a short problem document (RFC 9457), the way the infrastructure answers. */
export function problem(status: number, title: string, more: Record<string, unknown> = {}): MockAnswer {
  return { status, headers: { 'content-type': 'application/problem+json' }, body: { title, status, ...more } }
}
