import { strings, type Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import { getShape } from './schema/shape.ts'

/** An input that neither the document nor an account can give. */
export interface ThirdPartyInput {
  /** The field or parameter. */
  readonly field: string
  /** What it is, and who gives it: `the authorization code`, `a browser`. */
  readonly what: string
  readonly giver: string
}

/** A kind of such inputs. Names are in lower case without separators. */
interface Kind extends Omit<ThirdPartyInput, 'field'> {
  readonly name: RegExp
  /** Names that mean such an input only at some addresses, or beside the parameters of OAuth. */
  readonly vague?: { readonly name: RegExp; readonly at: RegExp }
  /** The `grant_type` of the exchange that needs it. */
  readonly grant?: RegExp
}

const SERVICES = 'social|google|facebook|apple|github|gitlab|microsoft|azure|linkedin|discord'
const ENTRIES = 'auth|log.?in|sign.?(?:in|up)|connect|callback|sessions?|tokens?'
const AT_SERVICE = new RegExp(`(${SERVICES})[/_-]?(${ENTRIES})|(${ENTRIES})[/_-]?(${SERVICES})`, 'i')
/** The address of OAuth, or of a login by another service. */
const AT_OAUTH = new RegExp(`o-?auth|oidc|openid|callback|(^|[/_-])sso([/_-]|$)|${AT_SERVICE.source}`, 'i')
const KINDS: readonly Kind[] = [
  {
    what: 'the authorization code',
    giver: 'a browser',
    name: /^auth(ori[sz]ation)?code$/,
    vague: { name: /^code$/, at: AT_OAUTH },
    grant: /authorization_code$/,
  },
  { what: 'the PKCE code verifier', giver: 'a browser', name: /^codeverifier$/ },
  {
    what: 'the refresh token',
    giver: 'a session that a browser opened',
    name: /^refreshtoken$/,
    vague: { name: /^(refresh|token)$/, at: /refresh/i },
    grant: /refresh_token$/,
  },
  {
    what: 'the device code',
    giver: 'a person who confirms it in a browser',
    name: /^devicecode$/,
    grant: /device_code$/,
  },
  {
    what: 'the SAML response',
    giver: 'an identity provider',
    name: /^saml(response|request|assertion)$|^wresult$/,
    grant: /saml2-bearer$/,
  },
  {
    what: 'the signed assertion',
    giver: 'a third party',
    name: /^(client)?assertion$|^(subject|actor)token$/,
    grant: /(jwt-bearer|token-exchange)$/,
  },
  { what: 'the identity token', giver: 'an identity provider', name: /^(id|identity)token$/ },
  { what: 'the OAuth verifier', giver: 'a browser', name: /^oauth(verifier|token)$/ },
  {
    what: 'the authentication request',
    giver: 'a person who confirms it',
    name: /^authreqid$/,
    grant: /ciba$/,
  },
  { what: 'the passkey', giver: 'a browser', name: /^(attestationobject|clientdatajson|authenticatordata)$/ },
  {
    what: 'the token of another service',
    giver: 'that service',
    name: /^(provider|social)token$/,
    vague: { name: /^((access)?token|credential)$/, at: AT_SERVICE },
  },
]
const OF_OAUTH = /^(redirectur[il]|codeverifier|clientid|clientsecret|granttype)$/
/** Fields that an account of the configuration has. */
const OF_ACCOUNT = /password|passwd|pwd$|passcode|^pin$/
const MAX_DEPTH = 4

/**
 * Finds a required input that only a browser or a third party can give, such as the code of an OAuth exchange or a SAML
 * response. Undefined if there is none, or if `inputs` of the configuration give it.
 */
export function findThirdPartyInput(
  root: Json,
  operation: Operation,
  inputs: { readonly [name: string]: unknown } = {},
): ThirdPartyInput | undefined {
  const { id, body, parameters } = operation
  const required = parameters
    .filter((parameter) => parameter.required && parameter.in === 'query')
    .map(({ name }) => name)
  const found = findAmong(operation, required) ?? (body && findInBody(root, operation, body.schema))
  const isGiven = found !== undefined && [`${id}/${found.field}`, found.field].some((key) => Object.hasOwn(inputs, key))
  return isGiven ? undefined : found
}

/** Says why an operation with such an input is not judged. */
export function explainThirdPartyInput({ id }: Operation, { field, what, giver }: ThirdPartyInput): string {
  return `it cannot be judged without ${giver}, which gives ${what} (${field}). Leave it out (deny: ${id}), or set one that works (inputs: ${id}/${field})`
}

/** A union needs such an input only if every alternative does. */
function findInBody(root: Json, operation: Operation, node: DocumentNode, depth = 0): ThirdPartyInput | undefined {
  const { branches, properties } = getShape(root, node)
  const grants = listGrants(root, node)
  if (grants.length > 0) {
    const kinds = grants.map((value) => KINDS.find(({ grant }) => grant?.test(value)))
    const [kind] = kinds
    // An account has the input of the other grant.
    if (kind === undefined || kinds.includes(undefined)) return undefined
    const { what, giver } = kind
    const isOfKind = (name: string): boolean => kind.name.test(name) || kind.vague?.name.test(name) === true
    return { what, giver, field: [...properties.keys()].find((name) => isOfKind(plain(name))) ?? 'grant_type' }
  }
  const own = findAmong(operation, listFields(root, node))
  if (own !== undefined || branches.length === 0 || depth > MAX_DEPTH) return own
  const found = branches.map((branch) => findInBody(root, operation, branch, depth + 1))
  return found.includes(undefined) ? undefined : found[0]
}

/** The listed values of `grant_type`. */
function listGrants(root: Json, node: DocumentNode): string[] {
  const property = [...getShape(root, node).properties].find(([name]) => plain(name) === 'granttype')?.[1]
  if (property === undefined) return []
  const { enum: listed, const: only } = getShape(root, property).keywords
  return typeof only === 'string' ? [only] : strings(listed)
}

function findAmong({ path, id }: Operation, fields: readonly string[]): ThirdPartyInput | undefined {
  const names = fields.map(plain)
  if (names.some((name) => OF_ACCOUNT.test(name))) return undefined
  const isOfOauth = names.some((name) => OF_OAUTH.test(name))
  for (const { name, vague, what, giver } of KINDS) {
    const isVague = vague !== undefined && (vague.at.test(`${path} ${id}`) || (isOfOauth && vague.at === AT_OAUTH))
    const index = names.findIndex((candidate) => name.test(candidate) || (isVague && vague.name.test(candidate)))
    if (index !== -1) return { field: fields[index] ?? '', what, giver }
  }
  return undefined
}

/** The fields of a body that are no objects: the required ones, or all if none is. */
function listFields(root: Json, node: DocumentNode, depth = 0): string[] {
  const { properties, required } = getShape(root, node)
  const names = required.length > 0 ? required : [...properties.keys()]
  return names.flatMap((name) => {
    const property = properties.get(name)
    const inner = property === undefined || depth > MAX_DEPTH ? [] : listFields(root, property, depth + 1)
    return inner.length > 0 ? inner : [name]
  })
}

function plain(name: string): string {
  return name.replaceAll(/[^a-z\d]/gi, '').toLowerCase()
}
