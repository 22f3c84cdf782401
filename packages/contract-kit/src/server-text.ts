import { isJson, text, type Json } from './json.ts'

/**
 * Returns a server's URL or path with its variables replaced by given or default values; undefined if it is
 * no server, or has none.
 */
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
