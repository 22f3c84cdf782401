import { isJson, text, type Json } from './json.ts'

/** The address or path of a server with its variables' defaults; undefined if it has none. */
export function serverText(server: unknown, name: 'url' | 'pathname'): string | undefined {
  if (!isJson(server)) return undefined
  const variables: Json = isJson(server['variables']) ? server['variables'] : {}
  return text(server[name])?.replaceAll(/\{([^}]*)\}/g, (_, key: string) => {
    const variable = variables[key]
    return isJson(variable) ? String(variable['default'] ?? '') : ''
  })
}
