import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { isSecretName } from '@tumpak/contract-kit/secret-name.ts'

/** Returns the names of fields that a document marks as secret: `x-secret: true` or `format: password`. */
export function secretFields(root: Json): ReadonlySet<string> {
  const names = new Set<string>()
  const seen = new Set<unknown>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isJson(value)) return
    const { properties, name, schema } = value
    if (isJson(properties)) for (const [field, node] of Object.entries(properties)) if (isMarked(node)) names.add(field)
    if (typeof name === 'string' && (isMarked(value) || isMarked(schema))) names.add(name)
    for (const inner of Object.values(value)) visit(inner)
  }
  visit(root)
  return names
}

function isMarked(value: unknown): boolean {
  return isJson(value) && (value['x-secret'] === true || value['format'] === 'password')
}

/** Parts of names of fields with personal data, in lower case without separators. */
const PERSONAL =
  /^(full|first|last|middle|given|family|real|legal|holder|owner|account)?name$|^(date)?of?birth(day|date)?$|^birth|^dob$|e?mail(address)?$|phone(number)?$|^(tel|telephone|mobile|cell|msisdn)|mobile(no|number)?$|^(bank)?(account|card|iban|wallet)(no|number|holder)?$|accountn(o|umber)$|^(street|city|home|postal|billing|shipping|delivery)?address(line)?\d?$|^(zip|postal)(code)?$|^(national|passport|tax|social|identity)|^(ssn|nickname)$/

/** Whether a field's name suggests personal data, such as `fullName` or `contact_email`. */
export function isPersonalName(name: string): boolean {
  return (
    isSecretName(name) ||
    PERSONAL.test(
      name
        .replace(/(?:\]|%5D)+$/i, '')
        .replaceAll(/[^a-z\d]/gi, '')
        .toLowerCase(),
    )
  )
}
