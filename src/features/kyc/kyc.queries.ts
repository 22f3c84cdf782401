import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import { getGetIdentityOptionsQueryOptions } from '#generated/http/kyc/get-identity-options.ts'
import { getGetIdentityQueryOptions } from '#generated/http/kyc/get-identity.ts'
import { saveIdentityBase } from '#generated/http/kyc/save-identity-base.ts'
import { saveIdentityPapers } from '#generated/http/kyc/save-identity-papers.ts'
import { uploadImage } from '#generated/http/kyc/upload-image.ts'
import type { Identity } from '#generated/http/schemas/identity.ts'
import type { SaveIdentityBaseBody } from '#generated/http/schemas/save-identity-base-body.ts'
import type { SaveIdentityPapersBody } from '#generated/http/schemas/save-identity-papers-body.ts'
import type { UploadImageBody } from '#generated/http/schemas/upload-image-body.ts'
import { STALE } from '#src/api/query-client.ts'
import { uploadTransport } from '#src/api/upload-transport.ts'

/** How often a check that is under way is asked for, in milliseconds; only while the page is seen. */
const REVIEW_POLL_MS = 30_000

/** How far the check has come. Every page of it asks anew, and again and again while it is under way. */
export function identityQuery() {
  return getGetIdentityQueryOptions({
    query: {
      staleTime: 0,
      // The operator may have decided while the player was away.
      refetchOnWindowFocus: true,
      refetchInterval: ({ state }) => (state.data?.identityStatus === 'pending' ? REVIEW_POLL_MS : false),
    },
  })
}

/** What the forms offer: papers, sources of income, occupations, gaming venues. */
export function identityOptionsQuery() {
  return getGetIdentityOptionsQueryOptions({ query: { staleTime: STALE.config } })
}

/** Saves what the papers say. */
export function saveBaseMutation() {
  return { mutationFn: (body: SaveIdentityBaseBody) => saveIdentityBase(body) }
}

/** Hands in the pictures that were uploaded. */
export function savePapersMutation() {
  return { mutationFn: (body: SaveIdentityPapersBody) => saveIdentityPapers(body) }
}

/** One picture to send. */
export interface PictureToSend extends UploadImageBody {
  /** Is told the share that is sent, 0 to 1. */
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

/** Uploads one picture. It shows its own progress, so no loading indicator does. */
export function sendPictureMutation() {
  return {
    mutationFn: ({ file, purpose, onProgress, signal }: PictureToSend) =>
      uploadImage({ file, purpose }, { silent: true, signal, transport: uploadTransport(onProgress) }),
  }
}

/** Takes what a write answered, and asks again in the background. */
export function takeIdentity(queryClient: QueryClient, identity: Identity): void {
  const { queryKey } = identityQuery()
  queryClient.setQueryData(queryKey, identity)
  void queryClient.invalidateQueries({ queryKey })
}

/** How the check stands after a write that left that open; undefined where that cannot be told either. */
export async function readIdentity(queryClient: QueryClient): Promise<Identity | undefined> {
  try {
    return await queryClient.fetchQuery(identityQuery())
  } catch {
    // Told by the query client.
    return undefined
  }
}

/**
 * What a page holds that must not be kept on the device. It lives in memory alone, for an hour after the page was left,
 * and ends with the session as all personal answers do.
 */
export function memoryOf<Held>(page: 'baseInfo' | 'upload', uid: string) {
  return queryOptions<Held>({ queryKey: ['kyc', page, uid], queryFn: skipToken, gcTime: 3_600_000 })
}

/** Holds it in memory; undefined forgets it. */
export function holdInMemory<Held>(
  queryClient: QueryClient,
  page: 'baseInfo' | 'upload',
  uid: string,
  held: Held | undefined,
): void {
  const { queryKey, gcTime } = memoryOf<Held>(page, uid)
  if (held === undefined) {
    queryClient.removeQueries({ queryKey })
    return
  }
  queryClient.setQueryDefaults(queryKey, { gcTime })
  queryClient.setQueryData(queryKey, held)
}
