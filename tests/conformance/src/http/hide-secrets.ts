import { isSecretName } from '../document/secret-name.ts'

/** The replacement of a secret. */
export const HIDDEN = '•••'
/** Shorter values occur elsewhere too. */
const SHORTEST = 4
/** How much of a long text is searched if only its start is needed. */
const SEARCHED = 4000

/**
 * Names and values in JSON, addresses, forms and multipart forms, also in truncated JSON. Names are short, so that the
 * search time grows linearly with the text.
 */
const PAIRS: readonly { readonly pair: RegExp; readonly hidden: string }[] = [
  { pair: /(")([^"\\]{1,100})("\s*:\s*)(?:"(?:[^"\\]|\\[^])*(?:"|\\?$)|-?\d[\d.eE+-]*)/g, hidden: `"${HIDDEN}"` },
  { pair: /([?&]|^)([^=&?#\s"'<>]+)(=)[^&#\s"'<>]+/g, hidden: HIDDEN },
  { pair: /(; name=")([^"]+)("\r\n\r\n)[^\r\n]+/g, hidden: HIDDEN },
]

/** Text for a report: without values of secret fields and without known secrets. */
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

/** The start of a text without its secrets; never cuts a secret in two. */
export function hideAndCut(words: string, secrets: readonly string[], longest: number): string {
  return hideSecrets(words.slice(0, SEARCHED), secrets).slice(0, longest)
}

/** Secrets in all notations: plain, address, form, JSON. The longest first, because one may contain another. */
function spellingsOf(secrets: readonly string[]): string[] {
  const spellings = secrets
    .filter((secret) => secret.length >= SHORTEST)
    .flatMap((secret) => [
      secret,
      // A lone surrogate cannot be in an address and would throw.
      encodeURIComponent(secret.replaceAll(/\p{Surrogate}/gu, '\uFFFD')),
      String(new URLSearchParams([['', secret]])).slice(1),
      JSON.stringify(secret).slice(1, -1),
    ])
  return [...new Set(spellings)].toSorted((a, b) => b.length - a.length)
}
