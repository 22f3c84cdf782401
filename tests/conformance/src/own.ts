import { fileURLToPath } from 'node:url'

/** Compiled into the package there is no TypeScript left. */
const isPacked = !import.meta.url.endsWith('.ts')

const near = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Our documents, which are meant where nobody names others. */
export const OWN = isPacked
  ? {
      openapi: near('documents/openapi.json'),
      asyncapi: near('documents/socket.json'),
      frames: near('documents/frames.json'),
    }
  : {
      openapi: near('../../../openapi/openapi.yaml'),
      asyncapi: near('../../../asyncapi/socket.yaml'),
      frames: near('../../../asyncapi/frames.yaml'),
    }

/** How people call the harness. */
export const PROGRAM = isPacked ? 'tumpak-conformance' : 'npm run conformance --'

/** How people call the comparison of documents. */
export const DIFF_PROGRAM = isPacked ? 'tumpak-conformance diff' : 'npm run contract:diff --'
