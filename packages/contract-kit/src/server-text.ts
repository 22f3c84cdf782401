import { isJson, text, type Json } from './json.ts'

/** The address or path of a server with given values or defaults of its variables; undefined if it has none. */
export function serverText(
  server: unknown,
  name: 'url' | 'pathname',
  given: { readonly [variable: string]: string } = {},
): string | undefined {
  if (!isJson(server)) return undefined
  const variables: Json = isJson(server['variables']) ? server['variables'] : {}
  return text(server[name])?.replaceAll(/\{([^}]*)\}/g, (_, key: string) => {
    const variable = variables[key]
    return given[key] ?? (isJson(variable) ? String(variable['default'] ?? '') : '')
  })
}
