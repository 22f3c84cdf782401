import type { IncomingMessage } from 'node:http'
import type { MockResponse } from './http/request-context.ts'
import { readCookie, SESSION_COOKIE } from './http/cookies.ts'
import { problem } from './http/problem.ts'
import { uploadUrl } from './sandbox/identity/uploads.ts'
import type { Sandbox } from './sandbox/sandbox.ts'

/** Where uploaded pictures are served. */
export const UPLOAD_PATH = uploadUrl('')

/** Handles `/art/upload/{fileId}`: the picture for its owner's session, 404 for anyone else. */
export function handleUpload(sandbox: Sandbox, request: IncomingMessage, path: string): MockResponse {
  const session = sandbox.sessions.get(readCookie(request.headers.cookie, SESSION_COOKIE))
  const upload = session === undefined ? undefined : sandbox.uploads.of(session.uid, path.slice(UPLOAD_PATH.length))
  if (upload === undefined) return problem(404, 'No such picture')
  // A picture opened directly is a document of this origin: it must not load or run anything.
  return {
    status: 200,
    headers: { 'content-type': upload.mediaType, 'content-security-policy': "default-src 'none'; sandbox" },
    body: upload.bytes,
  }
}
