import { fileURLToPath } from 'node:url'
import { didYouMean } from '@tumpak/contract-kit/did-you-mean.ts'

/** The compiled package contains no TypeScript. */
const isPacked = !import.meta.url.endsWith('.ts')

const near = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Documents of one product, for `extends`. */
export interface Preset {
  readonly openapi: string
  readonly asyncapi: string
  readonly frameDocument: string
}

/** The presets that come with the package, by name. */
export const PRESETS: { readonly [name: string]: Preset } & { readonly tumpak: Preset } = {
  tumpak: isPacked
    ? {
        openapi: near('documents/openapi.json'),
        asyncapi: near('documents/socket.json'),
        frameDocument: near('documents/frames.json'),
      }
    : {
        openapi: near('../../../../openapi/openapi.yaml'),
        asyncapi: near('../../../../asyncapi/socket.yaml'),
        frameDocument: near('../../../../asyncapi/frames.yaml'),
      },
}

/** The preset of a name. Throws a readable message. */
export function getPreset(name: string): Preset {
  const preset = Object.hasOwn(PRESETS, name) ? PRESETS[name] : undefined
  if (preset !== undefined) return preset
  const names = Object.keys(PRESETS)
  throw new Error(`there is no preset named ${name}.${didYouMean(name, names)} The presets are ${names.join(', ')}`)
}

/** The JSON Schema of the config file, for editors. */
export const CONFIG_SCHEMA = near(isPacked ? '../config.schema.json' : '../../config.schema.json')

/** The command of the harness. */
export const PROGRAM = isPacked ? 'npx tumpak-conformance' : 'npm run conformance --'
