import { isJson, strings, type Json } from '@tumpak/contract-kit/json.ts'
import type { Party } from '@tumpak/contract-kit/keywords.ts'
import { part, place, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import type { Roots } from '../branches.ts'
import type { Changes, Finding } from '../change.ts'
import { keywordChanges } from '../keywords/keyword-changes.ts'
import type { OperationComparison } from '../operation-node.ts'

/** Changes of security have this one cause, so that many operations make one change. */
const CAUSE = 'security'
const SCHEMES = '/components/securitySchemes'
const EVERY = 'every operation with a session'

/**
 * One alternative: what is sent, by scheme with its scopes. A session that has more of both is accepted too.
 */
type Demand = ReadonlyMap<string, readonly string[]>

/** Compares the security schemes. A scheme that is sent in another way is one change for all operations that use it. */
export function schemeChanges(roots: Roots, changes: Changes): void {
  for (const name of changedSchemes(roots)) {
    const text = `${name} is sent in another way: ${getScheme(roots.old, name)}, now ${getScheme(roots.now, name)}`
    changes.add(EVERY, { rule: 'security-scheme', place: `#${SCHEMES}/${name}`, text, breaks: ['apps', 'backends'] })
  }
  const add = (one: Finding): void => changes.add(EVERY, one)
  for (const name of schemesIn(roots.old).filter((one) => schemesIn(roots.now).includes(one))) {
    const [old, now] = [readScheme(roots.old, name), readScheme(roots.now, name)]
    flowChanges(name, old, now, add)
    keywordChanges('scheme', { roots, add, old, now, place: `#${SCHEMES}/${name}`, label: name })
  }
}

/** Compares how an app gets a token: the flows of OAuth, their addresses, and the scopes that it may ask for. */
function flowChanges(name: string, old: Json, now: Json, add: (finding: Finding) => void): void {
  const report = (text: string, isBreaking: boolean): void =>
    add({
      rule: 'security-flow',
      place: `#${SCHEMES}/${name}`,
      text: `${name}: ${text}`,
      breaks: isBreaking ? ['apps'] : [],
    })
  const [had, has] = [old, now].map(({ flows }) => (isJson(flows) ? flows : {}))
  for (const flow of new Set([...Object.keys(had ?? {}), ...Object.keys(has ?? {})])) {
    const [was, is] = [had?.[flow], has?.[flow]]
    if (!isJson(was) || !isJson(is)) {
      report(`the flow ${flow} is ${isJson(is) ? 'new' : 'gone'}`, !isJson(is))
      continue
    }
    for (const key of ['authorizationUrl', 'tokenUrl', 'refreshUrl'])
      if (was[key] !== is[key])
        report(`${key} of ${flow} was ${String(was[key])}, is ${String(is[key])}`, was[key] !== undefined)
    const [scopes, scopesNow] = [was, is].map((one) => Object.keys(isJson(one['scopes']) ? one['scopes'] : {}))
    const gone = scopes?.filter((one) => scopesNow?.includes(one) !== true) ?? []
    const added = scopesNow?.filter((one) => scopes?.includes(one) !== true) ?? []
    if (gone.length > 0) report(`${flow} has no scope ${gone.join(', ')} any more`, true)
    if (added.length > 0) report(`${flow} also has ${added.join(', ')}`, false)
  }
  if (old['openIdConnectUrl'] !== now['openIdConnectUrl'])
    report(`openIdConnectUrl was ${String(old['openIdConnectUrl'])}, is ${String(now['openIdConnectUrl'])}`, true)
}

/**
 * Compares the security of an operation: open or with a session, how the session is sent, and the scopes that it needs.
 * Apps break if what was enough is not enough, backends if less is enough.
 */
export function securityChanges({ roots, add }: OperationComparison, old: DocumentNode, now: DocumentNode): void {
  const changed = changedSchemes(roots)
  const [had, has] = [listDemands(roots.old, old, changed), listDemands(roots.now, now, changed)]
  const isInherited = now.value['security'] === undefined
  const where = isInherited ? '#/security' : `${place(now.pointer)}/security`
  const gone = had.filter((one) => !has.some((other) => isEnough(one, other)))
  const added = has.filter((other) => !had.some((one) => isEnough(other, one)))
  const report = (rule: string, text: string, breaks: readonly Party[]): void =>
    add({ rule: `security-${rule}`, place: where, text, breaks, cause: CAUSE })
  const [wasOpen, isOpen] = [had.some(isNothing), has.some(isNothing)]
  if (isOpen && !wasOpen) report('opened', 'Visitors may call it now', ['backends'])
  else if (wasOpen && !isOpen) report('closed', 'It needs a session now', ['apps'])
  else {
    if (gone.length > 0) report('removed', `No longer accepts ${toWords(gone)}; accepts ${toWords(has)}`, ['apps'])
    if (added.length > 0) report('added', `Also accepts ${toWords(added)}`, ['backends'])
  }
}

/** Whether a request with what one alternative asks for is accepted by another. */
function isEnough(sent: Demand, wanted: Demand): boolean {
  return [...wanted].every(
    ([scheme, scopes]) => scopes.every((one) => sent.get(scheme)?.includes(one)) && sent.has(scheme),
  )
}

function isNothing(demand: Demand): boolean {
  return demand.size === 0
}

function toWords(demands: readonly Demand[]): string {
  return demands
    .map((demand) =>
      [...demand]
        .map(([scheme, scopes]) => (scopes.length > 0 ? `${scheme} with ${scopes.join(', ')}` : scheme))
        .join(' and '),
    )
    .join('; ')
}

/** The names of schemes that both documents have but send in different ways. */
function changedSchemes({ old, now }: Roots): string[] {
  const [had, has] = [schemesIn(old), schemesIn(now)]
  return had.filter((name) => has.includes(name) && getScheme(old, name) !== getScheme(now, name))
}

function schemesIn({ components }: Json): string[] {
  const schemes = isJson(components) ? components['securitySchemes'] : undefined
  return isJson(schemes) ? Object.keys(schemes) : []
}

/**
 * The security alternatives as they are on the wire, so that scheme names do not matter; a changed scheme by its name.
 */
function listDemands(root: Json, operation: DocumentNode, changed: readonly string[]): Demand[] {
  const own = operation.value['security'] ?? root['security']
  const list: unknown[] = Array.isArray(own) ? own : []
  if (list.length === 0) return [new Map()]
  return list.filter(isJson).map((demand) => {
    const schemes = Object.entries(demand).map(([name, scopes]) => {
      const scheme = changed.includes(name) ? name : getScheme(root, name)
      return [scheme, strings(scopes).toSorted()] as const
    })
    return new Map(schemes.toSorted(([one], [other]) => one.localeCompare(other)))
  })
}

function getScheme(root: Json, name: string): string {
  const { type, in: where, name: key, scheme } = readScheme(root, name)
  const words = [type, where, key, scheme].filter((one) => one !== undefined).map(String)
  return words.join(' ') || name
}

function readScheme(root: Json, name: string): Json {
  return part(root, { value: root, pointer: '', proposed: false }, 'components', 'securitySchemes', name).value
}
