import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * The wire form of every password (`PasswordHash` in `openapi/`): spaces removed, UTF-8, SHA-256, 64 lower-case hex
 * digits. Not `crypto.subtle`, which needs a secure context.
 */
export function hashPassword(password: string): string {
  return bytesToHex(sha256(utf8ToBytes(password.replace(/\s+/gu, ''))))
}
