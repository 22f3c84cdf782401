import { readCookie, SESSION_COOKIE } from './cookies.ts'
import type { DocumentOperation } from './document.ts'
import type { Account } from '../sandbox/identity/account.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import type { IncomingHttpHeaders } from 'node:http'

const HEADER = 'Idempotency-Key'

/** A request's key, scoped to its player and operation; undefined without a key or a session. */
export function getKey(
  operation: DocumentOperation,
  headers: Readonly<Record<string, string>> | IncomingHttpHeaders,
  uid: string | undefined,
): string | undefined {
  const given = headers[HEADER.toLowerCase()]
  const takesKey = operation.parameters.some((one) => one.name === HEADER)
  return takesKey && typeof given === 'string' && uid !== undefined ? `${uid} ${operation.id} ${given}` : undefined
}

/** Marks a request's key as running. `isFirst` is false if an earlier request with the same key still runs. */
export function beginKey(
  sandbox: Sandbox,
  operation: DocumentOperation,
  headers: IncomingHttpHeaders,
): { isFirst: boolean; end: () => void } {
  const uid = sandbox.sessions.get(readCookie(headers.cookie, SESSION_COOKIE))?.uid
  const key = getKey(operation, headers, uid)
  if (key === undefined) return { isFirst: true, end: () => undefined }
  const isFirst = sandbox.idempotency.begin(key)
  return { isFirst, end: () => isFirst && sandbox.idempotency.end(key) }
}

/** The content that a key belongs to: the request and a withdrawal's destination, without the password. */
export function getKeyContent(operation: DocumentOperation, body: unknown, sandbox: Sandbox, account: Account): string {
  const { password: _, ...asked } = body as Record<string, unknown>
  const wallet = operation.id === 'createWithdrawal' ? sandbox.wallets.of(account.uid) : undefined
  return JSON.stringify([Object.entries(asked).sort(), wallet?.bank, wallet?.account])
}
