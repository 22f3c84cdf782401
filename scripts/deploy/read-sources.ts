/**
 * Reads hosts for the security policy: origins such as `https://games.example.com` or `https://*.example.com`, separated
 * by spaces or commas; undefined without a text. Throws for anything else, since it would change the whole policy.
 */
export function readSources(text: string | undefined): string[] | undefined {
  if (text === undefined) return undefined
  const sources = text.split(/[\s,]+/).filter(Boolean)
  const wrong = sources.find((source) => !/^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/.test(source))
  if (wrong !== undefined) throw new Error(`A host is an address such as https://games.example.com, not "${wrong}".`)
  if (sources.length === 0) throw new Error('Name at least one host, or leave the option out to allow any https host.')
  return sources
}

/** Reads the address for reports of the security policy; undefined without a text. Throws if it is no https address. */
export function readReportUrl(text: string | undefined): string | undefined {
  if (text === undefined || /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?(\/[\w./~%-]*)?(\?[\w.~%=&-]*)?$/.test(text))
    return text
  throw new Error(`Reports go to an address such as https://reports.example.com/csp, not "${text}".`)
}
