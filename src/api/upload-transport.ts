import type { Transport } from './http-client.ts'

/** Statuses without a body; `Response` rejects one. */
const BODILESS: ReadonlySet<number> = new Set([101, 204, 205, 304])

/** A path on our origin in the form of `responseURL`. */
function toAddress(url: string): string {
  const { href, hash } = new URL(url, globalThis.location.href)
  return href.slice(0, href.length - hash.length)
}

/**
 * The transport for uploads, because fetch does not report upload progress. Timeout, headers and errors are the
 * client's: it rejects as fetch does, with a TypeError for a broken connection and a DOMException when aborted.
 * @param onProgress the share of the body that is sent, 0 to 1
 */
export function uploadTransport(onProgress: (share: number) => void): Transport {
  return (url, { method = 'POST', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const refuse = () => reject(new DOMException('The upload was aborted', 'AbortError'))
      if (signal?.aborted) return refuse()
      const request = new XMLHttpRequest()
      request.open(method, url)
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value))
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total)
      })
      request.addEventListener('load', () => {
        const { status, statusText, responseText, responseURL } = request
        // XMLHttpRequest follows redirects: return what fetch returns for one that it did not follow.
        if (responseURL !== '' && responseURL !== toAddress(url)) return resolve(new Response(null, { status: 302 }))
        resolve(new Response(BODILESS.has(status) ? null : responseText, { status, statusText }))
      })
      request.addEventListener('error', () => reject(new TypeError('The upload broke off')))
      request.addEventListener('abort', refuse)
      signal?.addEventListener('abort', () => request.abort())
      request.send(body as XMLHttpRequestBodyInit)
    })
}
