/** Certificates that no known authority has signed. */
const UNKNOWN_AUTHORITY =
  /SELF_SIGNED_CERT|UNABLE_TO_VERIFY_LEAF_SIGNATURE|UNABLE_TO_GET_ISSUER_CERT|CERT_UNTRUSTED|INVALID_CA/
const REASONS: readonly (readonly [code: RegExp, reason: string])[] = [
  [/ERR_PROXY_TUNNEL/, 'the proxy opens no tunnel to it: correct proxy, or HTTPS_PROXY and NO_PROXY'],
  [/ECONNREFUSED/, 'the connection is refused: start the server, or correct the port'],
  [/ENOTFOUND|EAI_AGAIN/, 'its host name is unknown: correct it'],
  [/EHOSTUNREACH|ENETUNREACH/, 'its network cannot be reached'],
  [
    UNKNOWN_AUTHORITY,
    'its certificate is self-signed or of a private authority: set tls.ca to the file with the certificate of the authority',
  ],
  [/CERT_HAS_EXPIRED/, 'its certificate has expired'],
  [/ERR_TLS_CERT_ALTNAME_INVALID/, 'its certificate is for another host name'],
  [
    /CERTIFICATE_REQUIRED|HANDSHAKE_FAILURE|BAD_CERTIFICATE/i,
    'it refuses the TLS handshake: if it wants a certificate of the client, set tls.cert and tls.key',
  ],
  [/WRONG_VERSION_NUMBER|EPROTO|HPE_INVALID/, 'it does not speak this protocol: is it http:// or https://?'],
]

/** Why a connection failed, and what to do; the error's own message if it is unknown. */
export function describeFailure(error: unknown): string {
  const all = listErrors(error)
  const words = all.map((cause) => `${String((cause as NodeJS.ErrnoException).code ?? '')} ${cause.message}`).join(' ')
  const reason = REASONS.find(([code]) => code.test(words))?.[1]
  return reason ?? all.map(({ message }) => message).find((message) => message !== '') ?? 'the connection was lost'
}

/** An error, its causes, and those of each address that was tried. */
function listErrors(error: unknown): Error[] {
  if (!(error instanceof Error)) return []
  const inner = error instanceof AggregateError ? (error.errors as unknown[]) : []
  return [error, ...[...inner, error.cause].flatMap(listErrors)]
}
