import { fileURLToPath } from 'node:url'

/** The compiled package contains no TypeScript, so the file's ending shows where this runs. */
const isPacked = !import.meta.url.endsWith('.ts')

const near = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Tumpak's documents, which are the default. */
export const OWN = isPacked
  ? {
      openapi: near('documents/openapi.json'),
      asyncapi: near('documents/socket.json'),
      frames: near('documents/frames.json'),
    }
  : {
      openapi: near('../../../../openapi/openapi.yaml'),
      asyncapi: near('../../../../asyncapi/socket.yaml'),
      frames: near('../../../../asyncapi/frames.yaml'),
    }

/** How the user runs the harness here. */
export const PROGRAM = isPacked ? 'tumpak-conformance' : 'npm run conformance --'
