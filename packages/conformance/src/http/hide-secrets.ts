import { isPersonalName } from '../document/secret-fields.ts'
import { isSecretName } from '@tumpak/contract-kit/secret-name.ts'

/** What replaces a secret in reports. */
export const HIDDEN = '•••'
/** Shorter values would match by chance. */
const MIN_LENGTH = 4
/** How many characters to search if only the start of a text is needed. */
const SEARCHED = 4000

/**
 * Matches pairs of name and value in JSON (complete or cut), URLs, forms and multipart forms. The limit on names keeps
 * the search time linear.
 */
const PAIRS: readonly { readonly pair: RegExp; readonly hidden: string }[] = [
  { pair: /(")([^"\\]{1,100})("\s*:\s*)(?:"(?:[^"\\]|\\[^])*(?:"|\\?$)|-?\d[\d.eE+-]*)/g, hidden: `"${HIDDEN}"` },
  { pair: /([?&]|^)([^=&?#\s"'<>]+)(=)[^&#\s"'<>]+/g, hidden: HIDDEN },
  { pair: /(; name=")([^"]+)("\r\n\r\n)[^\r\n]+/g, hidden: HIDDEN },
]

/** The known secrets, with a test for field names whose values are secret (`isSecretName` by default). */
export type Secrets = string[] & { hidesName?: (name: string) => boolean }

/** Creates the secrets of a run. `fields` are the names that the document marks as secret. */
export function createSecrets(values: readonly string[], fields: ReadonlySet<string> = new Set()): Secrets {
  return Object.assign([...values], { hidesName: (name: string) => fields.has(name) || isSecretName(name) })
}

/** Hides personal data too, such as names and phone numbers, because real traffic contains that of real players. */
export function hidePersonalData(secrets: Secrets): void {
  const { hidesName = isSecretName } = secrets
  secrets.hidesName = (name) => hidesName(name) || isPersonalName(name)
}

/** Whether a field's value is hidden in reports. */
export function hidesName(secrets: ReadonlySecrets, name: string): boolean {
  return (secrets.hidesName ?? isSecretName)(name)
}

/** Secrets that a function may read but not extend. */
export type ReadonlySecrets = readonly string[] & { readonly hidesName?: (name: string) => boolean }

/** Returns text for a report, without the values of secret fields and without known secrets. */
export function hideSecrets(words: string, secrets: ReadonlySecrets): string {
  return hideAll(words, secrets, false)
}

/** Like `hideSecrets`, for a command in which a variable replaces each secret: a number stays without quotes. */
export function hideForShell(words: string, secrets: ReadonlySecrets): string {
  return hideAll(words, secrets, true)
}

function hideAll(words: string, secrets: ReadonlySecrets, keepsNumbers: boolean): string {
  const named = PAIRS.reduce(
    (text, { pair, hidden }) =>
      text.replace(pair, (found, before: string, name: string, between: string) => {
        if (!hidesName(secrets, name)) return found
        const isNumber = keepsNumbers && /\d$/.test(found)
        return before + name + between + (isNumber ? HIDDEN : hidden)
      }),
    words,
  )
  return getSpellings(secrets).reduce((text, secret) => text.replaceAll(secret, HIDDEN), named)
}

/** Returns the start of a text without its secrets. Never cuts a secret in two. */
export function hideAndCut(words: string, secrets: ReadonlySecrets, longest: number): string {
  const [{ length: longestSecret } = ''] = getSpellings(secrets)
  const searched = Math.max(SEARCHED, longest + 2 * longestSecret)
  if (words.length <= searched) return hideSecrets(words, secrets).slice(0, longest)
  // Drop the end, which may contain the unrecognizable start of a secret.
  const hidden = hideSecrets(words.slice(0, searched), secrets)
  return hidden.slice(0, Math.min(longest, Math.max(0, hidden.length - longestSecret)))
}

/** Returns each secret in all notations: plain, URL, form, JSON; the longest first, because one may contain another. */
function getSpellings(secrets: readonly string[]): string[] {
  const spellings = secrets
    .filter((secret) => secret.length >= MIN_LENGTH)
    .flatMap((secret) => [
      secret,
      // encodeURIComponent throws for a lone surrogate.
      encodeURIComponent(secret.replaceAll(/\p{Surrogate}/gu, '\uFFFD')),
      String(new URLSearchParams([['', secret]])).slice(1),
      JSON.stringify(secret).slice(1, -1),
    ])
  return [...new Set(spellings)].toSorted((a, b) => b.length - a.length)
}
