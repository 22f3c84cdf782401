import { isSecretName } from '../document/secret-name.ts'

/** What stands in the place of a secret. */
export const HIDDEN = '•••'
/** What is shorter stands elsewhere too. */
const SHORTEST = 4
/** Of a long text, how much is searched where the beginning is wanted. */
const SEARCHED = 4000

/**
 * A name and its value, as JSON, as an address or a form, and as a form with files writes them. A text of JSON that was
 * cut off counts too. A name is short: whatever a server sends is searched in a time that grows with its length only.
 */
const PAIRS: readonly { readonly pair: RegExp; readonly hidden: string }[] = [
  { pair: /(")([^"\\]{1,100})("\s*:\s*)(?:"(?:[^"\\]|\\[^])*(?:"|\\?$)|-?\d[\d.eE+-]*)/g, hidden: `"${HIDDEN}"` },
  { pair: /([?&]|^)([^=&?#\s"'<>]+)(=)[^&#\s"'<>]+/g, hidden: HIDDEN },
  { pair: /(; name=")([^"]+)("\r\n\r\n)[^\r\n]+/g, hidden: HIDDEN },
]

/** Text as a report may show it: without the values whose name says that they are secret, and without known secrets. */
export function hideSecrets(words: string, secrets: readonly string[]): string {
  const named = PAIRS.reduce(
    (text, { pair, hidden }) =>
      text.replace(pair, (found, before: string, name: string, between: string) =>
        isSecretName(name) ? before + name + between + hidden : found,
      ),
    words,
  )
  return spellingsOf(secrets).reduce((text, secret) => text.replaceAll(secret, HIDDEN), named)
}

/** The beginning of a text without its secrets; none of them is cut in two. */
export function hideAndCut(words: string, secrets: readonly string[], longest: number): string {
  return hideSecrets(words.slice(0, SEARCHED), secrets).slice(0, longest)
}

/** Secrets as they are, and as addresses, forms and JSON write them. The longest come first: one may hold another. */
function spellingsOf(secrets: readonly string[]): string[] {
  const spellings = secrets
    .filter((secret) => secret.length >= SHORTEST)
    .flatMap((secret) => [
      secret,
      // Half a sign, which no address can carry, would not be written at all.
      encodeURIComponent(secret.replaceAll(/\p{Surrogate}/gu, '\uFFFD')),
      String(new URLSearchParams([['', secret]])).slice(1),
      JSON.stringify(secret).slice(1, -1),
    ])
  return [...new Set(spellings)].toSorted((a, b) => b.length - a.length)
}
