import { expect, it } from 'vitest'
import { fileViolations } from './file-rules.ts'

it.each([
  ['src/ui/button.tsx', 'export const a = 1'],
  ['src/ui/button.module.css', 'a {}'],
  ['src/i18n/locales/en-US/bindWallet.json', '{}'],
  ['src/i18n/locales/fil-PH/bindWallet.json', '{}'],
  ['src/routes/forgetPassword.tsx', 'export const a = 1'],
  ['src/routes/returnGift/$sn.tsx', 'export const a = 1'],
  ['src/ui/README.md', '#\n'.repeat(400)],
  ['packages/conformance/CHANGELOG.md', '#'],
  ['src/lib/mixed.ts', "export * from './a.ts'\nexport const b = 1"],
  ['src/lib/long.ts', 'a\n'.repeat(300)],
  ['mocks/all.ts', "export * from './a.ts'"],
  ['src/lib/user.ts', 'export function getUid() {}\nfunction isKeyOf() {}\nconst MAX_DEPTH = 3'],
  ['src/lib/schema.ts', 'const oneOf = [{}]\nconst schema = { oneOf, allOf: [] }'],
  ['src/lib/colors.ts', "const FOREST = 'green'\nconst ALMOST = 1\nconst a = LEAST_USED"],
  ['src/lib/calls.ts', 'run(uidOf(user))\n  const place = placeOf(user)\n  textOf(() => {'],
  ['src/ui/README.md', 'function uidOf() {}'],
  [
    'src/ui/a.module.css',
    '@media (--from-small) and (max-height: 480px) { a { width: 1px } }\n@container (width < 9rem) {}',
  ],
  ['src/ui/a.tsx', "const isWide = useMedia('(--from-wide)')\nresize(width: number)\nif (width >= 640) a()"],
  ['src/lib/breakpoints.ts', 'const query = `(min-width: ${width}px)`'],
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
  ['src/lib/user.ts', 'export function uidOf(user: User) {}', /call "uidOf" by a verb and a noun/],
  ['mocks/user.ts', 'export async function uidOf() {}', /"uidOf"/],
  ['tests/user.ts', 'const uidOf = (user: User) => user.uid', /"uidOf"/],
  ['packages/a/user.ts', 'const uidOf = async <T>(user: T) => user', /"uidOf"/],
  ['src/lib/user.tsx', '  const uidOf = user => user.uid', /"uidOf"/],
  ['mocks/user.ts', 'class A {\n  uidOf(user: User): string {\n', /"uidOf"/],
  ['scripts/limits.ts', 'export const MOST_DEPTH = 3', /call "MOST_DEPTH" MAX_\*, MIN_\*/],
  ['scripts/limits.mjs', 'const LEAST = 3', /"LEAST"/],
  ['src/lib/limits.ts', 'const PULL_MOST = 3', /"PULL_MOST"/],
  ['src/lib/limits.ts', 'const PATIENCE_MS = 3', /"PATIENCE_MS"/],
  ['src/ui/a.module.css', '@media (hover: hover) and (min-width: 641px) {}', /"@media .*641px\)": use a name/],
  ['src/ui/a.css', '@media (640px <= width < 64rem) {}', /use a name of src\/lib\/breakpoints.ts/],
  ['src/ui/a.tsx', "const isWide = useMedia('(max-width: 700px)')", /"\(max-width: 700px\)": use a name/],
  ['src/ui/a.tsx', '<Image sizes="(width >= 40rem) 1px, 2px" />', /"\(width >= 40rem\)"/],
])('reports %s', (path, text, violation) => {
  expect(fileViolations(path, text)).toEqual([expect.stringMatching(violation)])
})
