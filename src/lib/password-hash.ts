import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * The form every password takes on the wire: spaces stripped, UTF-8, SHA-256, 64 lower-case hex digits.
 * Login and transaction passwords all pass through here and nowhere else. Not `crypto.subtle`: that is
 * missing where the page is served without a secure context.
 */
export function hashPassword(password: string): string {
  return bytesToHex(sha256(utf8ToBytes(password.replace(/\s+/gu, ''))))
}
