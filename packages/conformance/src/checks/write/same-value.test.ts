import { expect, test } from 'vitest'
import { isSameValue } from './same-value.ts'

test.each([
  ['date-time', '2026-03-01T09:00:00+08:00', '2026-03-01T01:00:00Z', true],
  ['date-time', '2026-03-01T09:00:00+08:00', '2026-03-01T09:00:00Z', false],
  ['date-time', '2026-03-01T01:00:00.123Z', '2026-03-01T01:00:00Z', true],
  ['time', '08:00:00Z', '08:00:00+00:00', true],
  ['email', 'Ana@Example.com', 'ana@example.com', true],
  ['uuid', '7C9E6679-7425-40DE-944B-E07FC1F90AE7', '7c9e6679-7425-40de-944b-e07fc1f90ae7', true],
  ['uri', 'https://EXAMPLE.com', 'https://example.com/', true],
  ['decimal', '1.50', '1.5', true],
  [undefined, '1.50', '1.5', false],
  [undefined, 1.5, '1.50', true],
  [undefined, 1.5, 1, false],
  ['float', 0.1, Math.fround(0.1), true],
  [undefined, 'Ana', 'ana', false],
  [undefined, 'e\u0301', '\u00E9', true],
  ['duration', 'PT60S', 'PT1M', true],
  [undefined, true, 'true', false],
] as const)('isSameValue: format %s, %j and %j: %s', (format, sent, got, expected) => {
  expect(isSameValue(format === undefined ? {} : { format }, sent, got)).toBe(expected)
})
