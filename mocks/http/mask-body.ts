import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { isSecretName } from '@tumpak/contract-kit/secret-name.ts'
import { maskAccount, maskIdNumber, maskName } from '../lib/mask.ts'

/** Replaces a password, an OTP or a token. */
const HIDDEN = '•••'

/** The kinds of `x-mask` that hide a player's own data. */
const MASKS: Readonly<Record<string, (text: string) => string>> = {
  name: maskName,
  account: maskAccount,
  idNumber: maskIdNumber,
}

/** The fields of a document that have an `x-mask`, with its kind. */
function listMaskedFields(document: Json): ReadonlyMap<string, string> {
  const kinds = new Map<string, string>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const properties = isJson(node) ? node['properties'] : undefined
    for (const [name, schema] of Object.entries(isJson(properties) ? properties : {})) {
      if (isJson(schema) && typeof schema['x-mask'] === 'string') kinds.set(name, schema['x-mask'])
    }
    for (const part of Object.values(node)) visit(part)
  }
  visit(document)
  return kinds
}

/**
 * Creates a function that copies a request's body for the call log, without what a log must not hold: a field that the
 * document masks in any response (`x-mask`) is masked so, and a secret is hidden.
 */
export function createBodyMask(document: Json): (body: unknown) => unknown {
  const kinds = listMaskedFields(document)
  const copy = (value: unknown, name = ''): unknown => {
    // A file of a form.
    if (value instanceof Uint8Array) return ''
    if (Array.isArray(value)) return value.map((item) => copy(item, name))
    if (isJson(value)) return Object.fromEntries(Object.entries(value).map(([field, one]) => [field, copy(one, field)]))
    const mask = MASKS[kinds.get(name) ?? '']
    if (mask !== undefined && typeof value === 'string') return mask(value)
    return isSecretName(name) ? HIDDEN : value
  }
  return (body) => copy(body)
}
