import type { Json } from '@tumpak/contract-kit/json.ts'
import type { ConfigInput } from '../config/config.ts'
import { CannotRun } from '../sessions/sessions.ts'
import { fetchDocument, isAddress, type DocumentCredentials } from '../document/fetch-document.ts'

/** The settings with the documents that they name by address. Throws CannotRun if one cannot be had. */
export async function fetchDocuments(config: ConfigInput): Promise<ConfigInput> {
  const { openapi, asyncapi, frameDocument } = config
  const credentials = getCredentials(config)
  const read = async <Given>(document: Given): Promise<Given | Json> =>
    typeof document === 'string' && isAddress(document) ? fetchDocument(document, credentials) : document
  try {
    return {
      ...config,
      openapi: await read(openapi),
      asyncapi: await read(asyncapi),
      frameDocument: await read(frameDocument),
    }
  } catch (cause) {
    throw new CannotRun(`the document cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
  }
}

function getCredentials({ url, headers = {}, players = [] }: ConfigInput): DocumentCredentials {
  const [first] = players
  const token = first?.['token']
  return { url, headers, authorization: token && `${first?.['tokenPrefix'] ?? 'Bearer '}${token}` }
}
