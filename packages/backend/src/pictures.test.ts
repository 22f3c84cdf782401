import { expect, test } from 'vitest'
import { isUnderAge } from './operations/kyc/identity.ts'
import { findPictureType } from './pictures.ts'

test('findPictureType: by the first bytes, and nothing but JPEG, PNG and WebP', () => {
  const find = (text: string) => findPictureType(Buffer.from(text, 'latin1'))
  expect(find('\xFF\xD8\xFF\xE0')).toBe('image/jpeg')
  expect(find('\x89PNG\r\n\x1A\n....')).toBe('image/png')
  expect(find('RIFF\x00\x00\x00\x00WEBPVP8 ')).toBe('image/webp')
  expect(find('GIF89a')).toBeUndefined()
  expect(find('<svg xmlns="http://www.w3.org/2000/svg"/>')).toBeUndefined()
  expect(find('')).toBeUndefined()
})

test('isUnderAge: 21 on the birthday itself', () => {
  expect(isUnderAge('2005-11-20', '2026-11-20')).toBe(false)
  expect(isUnderAge('2005-11-21', '2026-11-20')).toBe(true)
  expect(isUnderAge('2005-02-28', '2026-03-01')).toBe(false)
  // Who was born on 29 February is 21 on 1 March.
  expect([isUnderAge('2004-02-29', '2025-02-28'), isUnderAge('2004-02-29', '2025-03-01')]).toEqual([true, false])
  expect([isUnderAge('2007-02-28', '2028-02-29'), isUnderAge('2007-03-01', '2028-02-29')]).toEqual([false, true])
})
