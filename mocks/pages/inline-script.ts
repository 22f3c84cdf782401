/** A value as JSON that may stand inside a script element: it cannot close the element or open a comment. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

/**
 * The text of a call `client(config)` for a script element. The client is an ordinary, type-checked function that
 * runs in the browser: it must use nothing from outside itself but its argument and the browser's globals.
 */
export function callInBrowser<Config>(client: (config: Config) => void, config: Config): string {
  return `(${client.toString()})(${jsonForScript(config)});`
}
