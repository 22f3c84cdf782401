import { sessionCookie } from '../http/cookies.ts'
import type { BusinessCode, DocumentOperation } from '../http/document.ts'
import { refuse, success } from '../http/envelope.ts'
import { BadInput, BusinessFailure, findCode } from '../http/failures.ts'
import { getKey, getKeyContent } from '../http/idempotency-key.ts'
import type { MockRequest, MockResponse } from '../http/request-context.ts'
import { fill, getMessages } from '../messages/messages.ts'
import type { Account } from '../sandbox/identity/account.ts'
import type { Handler, HandlerRequest, OperationId } from './handler.ts'

function convert(text: string, type: unknown): unknown {
  const types = Array.isArray(type) ? type : [type]
  if (types.includes('integer') || types.includes('number')) return Number(text)
  if (types.includes('boolean')) return text === 'true'
  return text
}

/**
 * Converts parameters to the document's types and fills in defaults. Prism checks converted copies, but passes on the
 * raw text.
 */
function readParams(
  operation: DocumentOperation,
  place: 'query' | 'path',
  raw: Readonly<Record<string, string | string[] | undefined>>,
): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const { name, in: where, schema } of operation.parameters) {
    if (where !== place) continue
    const given = raw[name]
    const text = Array.isArray(given) ? given[0] : given
    const value = text === undefined ? schema['default'] : convert(text, schema['type'])
    if (value !== undefined) values[name] = value
  }
  return values
}

/** What a handler sets besides its data. */
interface Aside {
  msg: string
  headers: MockResponse['headers']
}

function createHandlerRequest({ context, url, body }: MockRequest, aside: Aside): HandlerRequest<OperationId> {
  const { operation, sandbox, account, session, origins } = context
  const deviceId = context.headers['deviceid'] ?? ''
  const request = {
    sandbox,
    language: context.language,
    text: getMessages(context.language),
    origins,
    query: readParams(operation, 'query', url.query ?? {}),
    path: readParams(operation, 'path', context.pathParams),
    body: context.form ?? body,
    deviceId,
    session,
    get player(): Account {
      if (account === undefined) throw new Error(`${operation.id} has no player`)
      return account
    },
    knows(name: string): boolean {
      const { sinceVersionCode } = findCode(name, operation.codes, [], operation.id)
      return Number(context.headers['versioncode'] || 0) >= sinceVersionCode
    },
    fail(name: string, values?: Record<string, string>): never {
      throw new BusinessFailure(name, values)
    },
    badInput(field: string): never {
      throw new BadInput(field)
    },
    setMessage(msg: string) {
      aside.msg = msg
    },
    openSession(opened: Account) {
      // A value that was known before the login is nobody's session after it.
      if (session !== undefined) sandbox.sessions.end(session.id, 'replaced')
      aside.headers['set-cookie'] = sessionCookie(sandbox.sessions.open(opened.uid, deviceId).id, origins.secure)
      sandbox.events.emit('loggedIn', opened)
    },
    closeSession() {
      if (session !== undefined) sandbox.sessions.end(session.id, 'logout')
      aside.headers['set-cookie'] = sessionCookie('', origins.secure)
    },
  }
  // Prism and the validators have checked the request against the document that the types come from.
  return request as unknown as HandlerRequest<OperationId>
}

/** Returns the success stored under the request's idempotency key, or runs the handler. A refusal is not stored. */
function runOnce(handler: Handler<OperationId>, request: MockRequest, aside: Aside): unknown {
  const { operation, headers, account, sandbox, isKeyRunning, receivedAt } = request.context
  const key = getKey(operation, headers, account?.uid)
  if (key === undefined || account === undefined) return handler(createHandlerRequest(request, aside))
  if (isKeyRunning) throw new BusinessFailure('requestInProgress')
  const content = getKeyContent(operation, request.body, sandbox, account)
  const stored = sandbox.idempotency.recall(key, content, sandbox.clock.now())
  if (stored === 'mismatch') throw new BusinessFailure('idempotencyKeyReused')
  if (stored !== undefined) {
    aside.msg = stored.msg
    return stored.data
  }
  const data = handler(createHandlerRequest(request, aside))
  sandbox.idempotency.remember(key, content, data, aside.msg, receivedAt)
  return data
}

/** Runs a request's handler in its sandbox and wraps the result in the envelope. */
export function runHandler(
  handler: Handler<OperationId>,
  request: MockRequest,
  commonCodes: readonly BusinessCode[],
): MockResponse {
  const { context } = request
  const aside: Aside = { msg: '', headers: {} }
  try {
    const data = runOnce(handler, request, aside)
    return success(data, aside.msg, aside.headers)
  } catch (error) {
    if (error instanceof BusinessFailure) return refuse(context, commonCodes, error.codeName, error.values)
    if (error instanceof BadInput)
      return refuse(
        context,
        commonCodes,
        'badInput',
        {},
        fill(getMessages(context.language).input.format, { field: error.field }),
      )
    throw error
  }
}
