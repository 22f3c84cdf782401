import { existsSync } from 'node:fs'
import { z } from 'zod'
import { DEFAULT_PRODUCT_NAME, listNames, toStoragePrefix } from '../src/lib/product-names.ts'
import { inRoot } from './root.ts'

const Url = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
const FunctionName = z.string().regex(/^[A-Za-z_$][\w$]*$/, 'must be the name of a function on window')

/** All environment variables of this project; `.env.example` describes them. */
export const ENV_SCHEMA = z.object({
  VITE_PRODUCT_NAME: z.string().trim().min(1).optional(),
  VITE_FORMER_PRODUCT_NAMES: z
    .string()
    .refine((text) => text.split(',').every((name) => name.trim() !== ''), 'must be names, separated by commas')
    .optional(),
  VITE_VERSION_LABEL: z.string().default('1.0.3'),
  VITE_VERSION_CODE: z.string().regex(/^\d+$/, 'must be a whole number').default('104'),
  VITE_ANALYTICS_HOOK: FunctionName.optional(),
  VITE_ERROR_HOOK: FunctionName.optional(),
  VITE_VITALS_HOOK: FunctionName.optional(),
  VITE_APP_ID: z
    .string()
    .regex(/^[a-z][a-z0-9]*(\.[a-z][a-z0-9]*)+$/, 'must be an app id such as com.example.tumpak')
    .optional(),
  VITE_GALLERY: z.literal('1', 'must be 1 or absent').optional(),
  MOCK_URL: Url.default('http://127.0.0.1:4010'),
  TUMPAK_CHROMIUM: z.string().optional(),
  TUMPAK_APP_URL: Url.optional(),
  TUMPAK_MOCK_URL: Url.optional(),
  TUMPAK_GALLERY_URL: Url.optional(),
  TUMPAK_TRACE: z.string().optional(),
  TUMPAK_CUT_RUNS: z.string().regex(/^\d+$/, 'must be a whole number').optional(),
  TUMPAK_LOAD_SECONDS: z.string().regex(/^\d+$/, 'must be a whole number').optional(),
  TUMPAK_LOAD_PLAYERS: z.string().regex(/^\d+$/, 'must be a whole number').optional(),
  TUMPAK_DOCUMENTS: z.string().optional(),
})

/** Vite sets this one itself if `.env` has NODE_ENV. */
const NOT_OURS = ['VITE_USER_NODE_ENV']
/** packages/backend/README.md lists the settings of the backend, which reads them itself. */
const BACKEND = 'TUMPAK_BACKEND_'

/**
 * The environment of this process and of `.env`, with defaults. An empty value counts as absent. Throws an error that
 * lists every unknown or invalid variable.
 */
export function readEnv(): z.infer<typeof ENV_SCHEMA> {
  if (existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'))
  return parseEnv(process.env)
}

/** {@link readEnv} for the given variables. */
export function parseEnv(variables: NodeJS.ProcessEnv): z.infer<typeof ENV_SCHEMA> {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const read = ENV_SCHEMA.safeParse(given)
  const unknown = Object.keys(given).filter(
    (name) =>
      /^(VITE|TUMPAK)_/.test(name) &&
      !(name in ENV_SCHEMA.shape) &&
      !NOT_OURS.includes(name) &&
      !name.startsWith(BACKEND),
  )
  const prefix = toStoragePrefix(given['VITE_PRODUCT_NAME'] ?? DEFAULT_PRODUCT_NAME)
  const same = listNames(given['VITE_FORMER_PRODUCT_NAMES']).filter((name) => toStoragePrefix(name) === prefix)
  if (read.success && unknown.length === 0 && same.length === 0) return read.data
  const problems = [
    ...(read.error?.issues ?? []).map(({ path, message }) => `  ${path.join('.')} ${message}`),
    ...same.map(
      (name) => `  VITE_FORMER_PRODUCT_NAMES has "${name}", whose storage keys are the present ones: leave it out`,
    ),
    ...unknown.map((name) => `  ${name} is unknown`),
  ]
  throw new Error(`Invalid environment variables (.env.example lists all):\n${problems.join('\n')}`)
}
