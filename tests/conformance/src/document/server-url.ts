import { isJson, text, type Json } from './json.ts'

/** The address of a server as a document has it, its variables at their defaults; undefined where it names none. */
export function serverUrl(server: unknown): string | undefined {
  if (!isJson(server)) return undefined
  const variables: Json = isJson(server['variables']) ? server['variables'] : {}
  return text(server['url'])?.replaceAll(/\{([^}]*)\}/g, (_, name: string) => {
    const variable = variables[name]
    return isJson(variable) ? String(variable['default'] ?? '') : ''
  })
}
