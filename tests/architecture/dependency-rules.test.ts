import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cruiseTree, type Breach } from './cruise.ts'
import RULES from '../../.dependency-cruiser.mjs'

/** The folders of the harness, in the order in which they may import each other. */
const HARNESS = RULES.forbidden.flatMap(({ name }) => /^harness-(.+)$/.exec(String(name))?.[1] ?? [])

/** A file for every rule that breaks it, alternating the kind of import. */
const PLANTED: Record<string, { file: string; imports: string }> = {
  'layer-routes': { file: 'src/routes/vip.tsx', imports: '#src/app/router/router.ts' },
  'layer-gallery': { file: 'src/gallery/section.tsx', imports: '#src/features/games/lobby.tsx' },
  'layer-features': { file: 'src/features/wallet/wallet-form.tsx', imports: '../../routes/game.tsx' },
  'layer-forms': { file: 'src/forms/use-form.ts', imports: '#src/components/badge.tsx' },
  'layer-components': { file: 'src/components/header.tsx', imports: '#src/features/games/lobby.tsx' },
  'layer-queries': { file: 'src/queries/user.ts', imports: '#src/ui/button.tsx' },
  'layer-ui': { file: 'src/ui/toast.tsx', imports: '#src/i18n/i18n.ts' },
  'layer-hooks': { file: 'src/hooks/use-size.ts', imports: '#src/stores/badges.ts' },
  'layer-routing': { file: 'src/routing/names.ts', imports: '#src/components/badge.tsx' },
  'layer-stores': { file: 'src/stores/session.ts', imports: '../queries/balance.ts' },
  'layer-realtime': { file: 'src/realtime/client.ts', imports: '../stores/badges.ts' },
  'layer-realtime-handlers': { file: 'src/realtime/handlers/badges.ts', imports: '#src/components/badge.tsx' },
  'layer-api': { file: 'src/api/client.ts', imports: '#src/stores/badges.ts' },
  'layer-platform': { file: 'src/platform/storage.ts', imports: '../i18n/i18n.ts' },
  'layer-i18n': { file: 'src/i18n/texts.ts', imports: '../ui/button.tsx' },
  'layer-lib': { file: 'src/lib/money.ts', imports: '../api/error.ts' },
  'features-apart': { file: 'src/features/kyc/kyc-page.tsx', imports: '#src/features/games/lobby.tsx' },
  'calls-where-data-is-read': { file: 'src/components/record.tsx', imports: '#generated/http/games/games.ts' },
  'src-stands-alone': { file: 'src/lib/demo.ts', imports: '#mocks/main.ts' },
  'component-tests-use-helpers': { file: 'src/ui/card.browser.test.tsx', imports: '#mocks/main.ts' },
  'mock-stands-alone': { file: 'mocks/handlers.ts', imports: '#src/api/error.ts' },
  'scripts-use-contract-kit': { file: 'scripts/checks.ts', imports: '../packages/conformance/src/cli/main.ts' },
  'packages-stand-alone': { file: 'packages/contract-kit/src/money.ts', imports: '#src/lib/egg.ts' },
  'backend-stands-alone': { file: 'packages/backend/src/planted.ts', imports: '#mocks/main.ts' },
  'packages-use-contract-kit': {
    file: 'packages/contract-diff/src/changes.ts',
    imports: '../../conformance/src/cli/main.ts',
  },
  ...Object.fromEntries(
    HARNESS.map((folder, place) => [
      `harness-${folder}`,
      // The folder after it; the last one imports the library.
      {
        file: `packages/conformance/src/${folder}/planted.ts`,
        imports: HARNESS[place + 1] === undefined ? '../library.ts' : `../${HARNESS[place + 1]}/planted.ts`,
      },
    ]),
  ),
  'generated-reaches-little': { file: 'generated/http/codes.ts', imports: '../../src/ui/button.tsx' },
  'zod-mini-only': { file: 'src/lib/shape.ts', imports: 'zod' },
  'no-node-in-the-browser': { file: 'src/platform/files.ts', imports: 'node:fs' },
  'only-dependencies-ship': { file: 'src/lib/yaml.ts', imports: 'yaml' },
  resolvable: { file: 'src/lib/lost.ts', imports: './nowhere.ts' },
  'no-cycle': { file: 'src/lib/hen.ts', imports: './egg.ts' },
}

/** The targets of planted imports, and allowed imports. */
const BESIDE: Record<string, string[]> = {
  'src/app/router/router.ts': ['#src/routes/game.tsx', '#src/realtime/handlers/badges.ts'],
  'src/routes/game.tsx': ['#src/features/games/lobby.tsx', 'zod/mini'],
  'src/features/games/lobby.tsx': ['./games.queries.ts', '#src/ui/button.tsx', '#generated/http/schemas/game.ts'],
  'src/features/games/games.queries.ts': ['#generated/http/games/games.ts'],
  'src/components/badge.tsx': ['#src/stores/badges.ts', '#src/queries/balance.ts'],
  'src/queries/balance.ts': ['#generated/http/games/games.ts', '#src/api/error.ts'],
  'src/ui/button.tsx': ['#src/lib/hen.ts'],
  'src/stores/badges.ts': [],
  'src/api/error.ts': [],
  'src/i18n/i18n.ts': [],
  'src/lib/egg.ts': ['./hen.ts'],
  'src/lib/egg.test.ts': ['node:fs', 'yaml'],
  'src/ui/button.browser.test.tsx': ['#tests/support/component/render.tsx'],
  'tests/support/component/render.tsx': ['#src/app/router/router.ts'],
  'mocks/main.ts': ['#src/lib/hen.ts', 'node:http', '../packages/contract-kit/src/json.ts'],
  'packages/contract-kit/src/json.ts': [],
  'packages/backend/src/call.ts': ['../../../generated/openapi.d.ts', '../../contract-kit/src/json.ts'],
  'generated/openapi.d.ts': [],
  'packages/contract-diff/src/cli.ts': ['../../contract-kit/src/json.ts'],
  'packages/conformance/src/cli/main.ts': ['../../../contract-diff/src/cli.ts', '../run/run.ts'],
  'packages/conformance/src/library.ts': ['./run/run.ts'],
  'packages/conformance/src/run/run.ts': ['../../../contract-kit/src/json.ts'],
  'generated/http/games/games.ts': ['../schemas/game.ts', '../../../src/api/error.ts'],
  'generated/http/schemas/game.ts': ['zod/mini'],
}

let tree: string
let found: { modules: number; breaches: Breach[] }

beforeAll(async () => {
  tree = mkdtempSync(join(tmpdir(), 'planted-'))
  for (const { file, imports } of Object.values(PLANTED)) write(file, [imports])
  for (const [file, imports] of Object.entries(BESIDE)) write(file, imports)
  writeFileSync(
    join(tree, 'package.json'),
    JSON.stringify({
      type: 'module',
      dependencies: { zod: '*' },
      devDependencies: { yaml: '*' },
      imports: {
        '#src/*': './src/*',
        '#generated/*': './generated/*',
        '#mocks/*': './mocks/*',
        '#tests/*': './tests/*',
      },
    }),
  )
  for (const name of ['zod', 'yaml']) {
    writeFileSync(
      inTree(`node_modules/${name}/package.json`),
      JSON.stringify({ name, exports: { '.': './index.js', './mini': './mini/index.js' } }),
    )
    writeFileSync(inTree(`node_modules/${name}/index.js`), '')
    writeFileSync(inTree(`node_modules/${name}/mini/index.js`), '')
  }
  found = await cruiseTree(tree)
})

afterAll(() => rmSync(tree, { recursive: true }))

/** The path of a file in the tree; creates its folder. */
function inTree(file: string): string {
  const path = join(tree, file)
  mkdirSync(dirname(path), { recursive: true })
  return path
}

function write(file: string, imports: string[]): void {
  // A type, a value and a lazy import count alike.
  const ways = [
    (name: string) => `import '${name}'`,
    (name: string) => `import type { X } from '${name}'`,
    (name: string) => `await import('${name}')`,
  ]
  const lines = imports.map((name, at) => ways[(at + file.length) % ways.length]?.(name))
  writeFileSync(inTree(file), [...lines, 'export const here = 1', ''].join('\n'))
}

describe('import rules', () => {
  it('read every module of a tree', () => {
    expect(found.modules).toBeGreaterThanOrEqual(Object.keys(PLANTED).length + Object.keys(BESIDE).length)
  })

  it.each(RULES.forbidden.map(({ name }) => String(name)))('%s: a planted breach is caught', (rule) => {
    const planted = PLANTED[rule]
    expect(planted, `no breach of ${rule} is planted here`).toBeDefined()
    expect(found.breaches.filter((breach) => breach.rule === rule).map(({ text }) => text)).toContainEqual(
      expect.stringContaining(String(planted?.file)),
    )
  })

  it('allow valid imports', () => {
    // Each file of a cycle reports it; hen and egg are one cycle.
    const fine = Object.keys(BESIDE).filter((file) => file !== 'src/lib/egg.ts')
    const wronged = found.breaches.filter(({ text }) => fine.some((file) => text.startsWith(`${file} →`)))
    expect(wronged).toEqual([])
  })
})
