import { expect, it } from 'vitest'
import { fileViolations } from './file-rules.ts'

it.each([
  ['src/ui/button.tsx', 'export const a = 1'],
  ['src/ui/button.module.css', 'a {}'],
  ['src/i18n/locales/en-US/bindWallet.json', '{}'],
  ['src/routes/forgetPassword.tsx', 'export const a = 1'],
  ['src/routes/returnGift/$sn.tsx', 'export const a = 1'],
  ['src/ui/README.md', '#\n'.repeat(400)],
  ['packages/conformance/CHANGELOG.md', '#'],
  ['src/lib/mixed.ts', "export * from './a.ts'\nexport const b = 1"],
  ['src/lib/long.ts', 'a\n'.repeat(300)],
  ['mocks/all.ts', "export * from './a.ts'"],
])('accepts %s', (path, text) => {
  expect(fileViolations(path, text)).toEqual([])
})

it.each([
  ['src/lib/long.ts', 'a\n'.repeat(301), /301 lines/],
  ['src/lib/Button.ts', 'export const a = 1', /"Button.ts" is not kebab-case/],
  ['src/myFeature/a.ts', 'export const a = 1', /"myFeature" is not kebab-case/],
  ['src/lib/snake_case.ts', 'export const a = 1', /kebab-case/],
  [
    'src/lib/all.ts',
    "// all\nexport * from './a.ts'\nexport { b, type C } from './b.ts'\nexport type { D } from './d.ts';",
    /barrel/,
  ],
])('reports %s', (path, text, violation) => {
  expect(fileViolations(path, text)).toEqual([expect.stringMatching(violation)])
})
