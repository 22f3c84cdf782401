import { at, isJson, strings, text, type Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { readOperations } from '@tumpak/contract-kit/read-operations.ts'
import { place, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import { serverText } from '@tumpak/contract-kit/server-text.ts'
import { findLogin, findRegister } from '../../sessions/sessions.ts'
import type { Risk } from '../../config/config.ts'
import { listDocumentRuleProblems, listExpressionProblems } from '../../document/expression/expression-problems.ts'
import { listRuleProblems } from '../../document/rule-problems.ts'
import { findThirdPartyInput, type ThirdPartyInput } from '../../document/third-party-input.ts'
import { readOpenapi } from '../../document/read-openapi.ts'
import { getShape } from '../../document/schema/shape.ts'

/** Fields that take one-time passwords. */
const OTP = /(^|[a-z_-])otp|(verif|sms|phone|email|mail)\w*code|one.?time/i
const MAX_DEPTH = 4

/** How accounts authenticate without a login operation. */
export type Credentials = 'token' | 'basic'

/** What `init` detects in a document. */
export interface Detected {
  readonly title: string
  /** The URLs of the document's servers, with the defaults of variables. */
  readonly servers: readonly string[]
  /** The operations that open a session and create an account. */
  readonly login: string | undefined
  readonly register: string | undefined
  /** The input fields of the login. */
  readonly fields: readonly string[]
  readonly needsSession: boolean
  readonly credentials: Credentials | undefined
  /** The OAuth2 token URL in the document. Only a person may choose to send credentials there. */
  readonly tokenUrl: string | undefined
  /** Fields that take one-time passwords, as `operationId/field`. */
  readonly otps: readonly string[]
  /** How many operations need permission, by kind. */
  readonly risks: { readonly [risk in Risk]: number }
  readonly operationIds: readonly string[]
  /** The rules of the document that cannot be judged, and why. */
  readonly ruleProblems: readonly string[]
  /** Operations that need what only a browser or a third party gives. */
  readonly unjudged: readonly { readonly id: string; readonly input: ThirdPartyInput }[]
}

function listAllRuleProblems(root: Json, all: readonly Operation[]): string[] {
  const scope = { root, all, payload: text(at(root, '/x-envelope/data')) ?? '' }
  const problems = all.flatMap((one) => [...listRuleProblems(scope, one), ...listExpressionProblems(scope, one)])
  return [...listDocumentRuleProblems(scope), ...problems].map(
    ({ pointer, message }) => `${place(pointer)}: ${message}`,
  )
}

/** Reads a document for `init`, from a file or a value. */
export function detect(openapi: string | Json): Detected {
  const { root, title } = readOpenapi(openapi)
  const operations = readOperations(root)
  const login = findLogin({ root, operations })
  const register = findRegister({ root, operations }, login)
  const schemes = getSchemes(root)
  const isToken = ({ type, scheme }: Json): boolean =>
    ['apiKey', 'oauth2', 'openIdConnect'].includes(String(type)) || /^bearer$/i.test(String(scheme))
  const isBasic = schemes.some(({ scheme }) => /^basic$/i.test(String(scheme)))
  const ofRisk = (isOf: (operation: Operation) => boolean): number => operations.filter(isOf).length
  return {
    title,
    servers: (Array.isArray(root['servers']) ? root['servers'] : []).map((server) => serverText(server, 'url') ?? ''),
    login: login?.id,
    register: register?.id,
    fields: login?.body === undefined ? [] : listLeaves(root, login.body.schema),
    needsSession: operations.some((operation) => operation.needsSession),
    credentials: login !== undefined ? undefined : schemes.some(isToken) ? 'token' : isBasic ? 'basic' : undefined,
    tokenUrl: schemes.flatMap(tokenUrls)[0],
    otps: operations.flatMap(({ id, body }) =>
      body === undefined
        ? []
        : listLeaves(root, body.schema, false)
            .filter((name) => OTP.test(name))
            .map((name) => `${id}/${name}`),
    ),
    risks: {
      money: ofRisk(({ effect }) => effect === 'money'),
      message: ofRisk(({ effect }) => effect === 'message'),
      destructive: ofRisk(({ destructive }) => destructive),
    },
    operationIds: operations.map(({ id }) => id),
    ruleProblems: listAllRuleProblems(root, operations),
    unjudged: operations.flatMap((operation) => {
      const input = findThirdPartyInput(root, operation)
      return input === undefined ? [] : [{ id: operation.id, input }]
    }),
  }
}

/** Returns the names of a body's fields that are not objects; only required ones, if there are any. */
function listLeaves(root: Json, node: DocumentNode, isShort = true, depth = 0): string[] {
  const { properties, required } = getShape(root, node)
  const names = isShort && required.length > 0 ? strings(required) : [...properties.keys()]
  return names.flatMap((name) => {
    const property = properties.get(name)
    const inner = property === undefined || depth > MAX_DEPTH ? [] : listLeaves(root, property, isShort, depth + 1)
    return inner.length > 0 ? inner : [name]
  })
}

function getSchemes({ components }: Json): Json[] {
  const schemes = isJson(components) && isJson(components['securitySchemes']) ? components['securitySchemes'] : {}
  return Object.values(schemes).filter(isJson)
}

function tokenUrls({ flows }: Json): string[] {
  // The other flows need a browser.
  return ['clientCredentials', 'password'].flatMap((name) => {
    const flow = isJson(flows) ? flows[name] : undefined
    return isJson(flow) ? (text(flow['tokenUrl']) ?? []) : []
  })
}
