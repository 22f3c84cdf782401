import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { didYouMean } from '@tumpak/contract-kit/did-you-mean.ts'

/** Where the settings lie, from the root. */
export const SETTINGS_FILE = 'wrapper/settings.json'

/** Nine digits: the header `versionCode` has no more. */
const MAX_VERSION_CODE = 999_999_999
/** What Google's store shows of a name; Apple's does too. */
const MAX_NAME_LENGTH = 30

const Color = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a color such as #12102b')

const SETTINGS_SCHEMA = z.strictObject({
  site: z
    .string()
    .refine(isSite, 'must be an https origin such as https://play.example.com, without port, path or slash at the end'),
  appId: z
    .string()
    .regex(
      /^[a-z][a-z0-9]*(\.[a-z][a-z0-9]*)+$/,
      'must be a reverse domain such as com.example.tumpak, in lower-case letters and digits',
    ),
  name: z
    .string()
    .refine(isName, `must have 1 to ${String(MAX_NAME_LENGTH)} characters on one line, and no space at its ends`),
  version: z.string().regex(/^\d{1,4}(\.\d{1,4}){1,2}$/, 'must be two or three numbers such as 1.0.3'),
  versionCode: z
    .int('must be a whole number, without quotes')
    .min(1, 'must be 1 or more')
    .max(MAX_VERSION_CODE, 'must have at most nine digits'),
  colors: z.strictObject({ splash: Color, icon: Color, accent: Color }),
  appleTeamId: z.string().regex(/^([A-Z0-9]{10})?$/, 'must be the ten letters and digits of the Apple team, or ""'),
  androidFingerprints: z.array(
    z
      .string()
      .regex(/^[0-9A-F]{2}(:[0-9A-F]{2}){31}$/, 'must be a SHA-256 fingerprint: 32 pairs such as 0A:1B, with colons'),
  ),
})

/** What makes one wrapper differ from another; wrapper/README.md describes each field. */
export type Settings = z.infer<typeof SETTINGS_SCHEMA>

/** The settings of a file. Throws an error that names the file and each wrong field. */
export function readSettings(path: string): Settings {
  if (!existsSync(path)) throw new Error(`${SETTINGS_FILE} is missing.`)
  return parseSettings(readFileSync(path, 'utf8'))
}

/** The settings in a text. Throws an error that names each wrong field. */
export function parseSettings(text: string): Settings {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new Error(`${SETTINGS_FILE} is not JSON: ${error instanceof Error ? error.message : ''}`, { cause: error })
  }
  const read = SETTINGS_SCHEMA.safeParse(value)
  if (read.success) return read.data
  const problems = read.error.issues.flatMap((issue) => listProblems(issue, value))
  throw new Error(`${SETTINGS_FILE} is invalid (wrapper/README.md describes its fields):\n${problems.join('\n')}`)
}

function listProblems(issue: z.core.$ZodIssue, value: unknown): string[] {
  const place = issue.path.join('.')
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(place === 'colors' ? SETTINGS_SCHEMA.shape.colors.shape : SETTINGS_SCHEMA.shape)
    return issue.keys.map((key) => `  ${[...issue.path, key].join('.')} is unknown.${didYouMean(key, known)}`)
  }
  if (issue.code !== 'invalid_type') return [`  ${place} ${issue.message}`]
  if (place === '') return ['  it must be an object']
  if (getValue(value, issue.path) === undefined) return [`  ${place} is missing`]
  return [`  ${place} ${issue.message.startsWith('must') ? issue.message : `must be of the type ${issue.expected}`}`]
}

function getValue(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce((found, key) => (found as Record<PropertyKey, unknown> | undefined)?.[key], value)
}

/** Whether a text is an https origin to which links can be verified: on port 443, with a domain name. */
function isSite(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, port, origin } = new URL(text)
  return protocol === 'https:' && port === '' && origin === text && /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]/.test(hostname)
}

function isName(text: string): boolean {
  return text === text.trim() && text !== '' && [...text].length <= MAX_NAME_LENGTH && !/\p{Cc}/u.test(text)
}

/** The host of the site, as link files and manifests want it. */
export function getHost({ site }: Pick<Settings, 'site'>): string {
  return new URL(site).hostname
}
