import { expect, test } from 'vitest'
import { pictureType } from './picture-type.ts'

const bytes = (...parts: (string | number)[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.codePointAt(0) ?? 0) : [part])),
  )

test.each([
  ['jpeg', bytes(0xff, 0xd8, 0xff, 0xe0)],
  ['png', bytes(0x89, 'PNG', 0x0d, 0x0a, 0x1a, 0x0a)],
  ['webp', bytes('RIFF', 1, 2, 3, 4, 'WEBP')],
  ['heic', bytes(0, 0, 0, 24, 'ftypheic')],
  ['heic', bytes(0, 0, 0, 24, 'ftypmif1')],
  // Films are ISO media files too.
  ['other', bytes(0, 0, 0, 24, 'ftypisom')],
  ['other', bytes('GIF89a')],
  ['other', bytes('RIFF', 1, 2, 3, 4, 'WAVE')],
  ['other', bytes('not a picture at all')],
  ['other', bytes()],
] as const)('pictureType detects %s', (type, head) => {
  expect(pictureType(head)).toBe(type)
})
