import { isPersonalName } from '../document/secret-fields.ts'
import { isSecretName } from '../document/secret-name.ts'

/** The replacement of a secret. */
export const HIDDEN = '•••'
/** Shorter values occur elsewhere too. */
const MIN_LENGTH = 4
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

/** Known secrets, and which names of fields mark a value as secret; by default `isSecretName`. */
export type Secrets = string[] & { hidesName?: (name: string) => boolean }

/** Secrets of a run; `fields` are the names that its document marks. */
export function createSecrets(values: readonly string[], fields: ReadonlySet<string> = new Set()): Secrets {
  return Object.assign([...values], { hidesName: (name: string) => fields.has(name) || isSecretName(name) })
}

/** Also hides personal data, such as names and phone numbers: real traffic is not a test player's. */
export function hidePersonalData(secrets: Secrets): void {
  const { hidesName = isSecretName } = secrets
  secrets.hidesName = (name) => hidesName(name) || isPersonalName(name)
}

/** Whether a field's value is hidden in reports. */
export function hidesName(secrets: ReadonlySecrets, name: string): boolean {
  return (secrets.hidesName ?? isSecretName)(name)
}

/** Secrets for a reader. */
export type ReadonlySecrets = readonly string[] & { readonly hidesName?: (name: string) => boolean }

/** Text for a report: without values of secret fields and without known secrets. */
export function hideSecrets(words: string, secrets: ReadonlySecrets): string {
  return hideAll(words, secrets, false)
}

/** The same for a command, in which a value may be put back: a number stays without quotes. */
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

/** The start of a text without its secrets; never cuts a secret in two. */
export function hideAndCut(words: string, secrets: ReadonlySecrets, longest: number): string {
  const [{ length: longestSecret } = ''] = getSpellings(secrets)
  const searched = Math.max(SEARCHED, longest + 2 * longestSecret)
  if (words.length <= searched) return hideSecrets(words, secrets).slice(0, longest)
  // The end may hold the head of a secret, which is not recognized.
  const hidden = hideSecrets(words.slice(0, searched), secrets)
  return hidden.slice(0, Math.min(longest, Math.max(0, hidden.length - longestSecret)))
}

/** Secrets in all notations: plain, address, form, JSON. The longest first, because one may contain another. */
function getSpellings(secrets: readonly string[]): string[] {
  const spellings = secrets
    .filter((secret) => secret.length >= MIN_LENGTH)
    .flatMap((secret) => [
      secret,
      // A lone surrogate cannot be in an address and would throw.
      encodeURIComponent(secret.replaceAll(/\p{Surrogate}/gu, '\uFFFD')),
      String(new URLSearchParams([['', secret]])).slice(1),
      JSON.stringify(secret).slice(1, -1),
    ])
  return [...new Set(spellings)].toSorted((a, b) => b.length - a.length)
}
