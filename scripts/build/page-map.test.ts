import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { listFirstTexts, createPageMap } from './page-map.ts'

interface Chunk {
  readonly modules?: string[]
  readonly imports?: string[]
  readonly styles?: string[]
  readonly isEntry?: boolean
}

const SPLIT = '?tsr-split=component---pendingComponent'

function makeChunk(fileName: string, { modules = [], imports = [], styles = [], isEntry = false }: Chunk) {
  const viteMetadata = { importedCss: new Set(styles) }
  return {
    type: 'chunk',
    fileName: `assets/${fileName}`,
    imports: imports.map((name) => `assets/${name}`),
    moduleIds: modules,
    isEntry,
    viteMetadata,
  } as unknown as Rolldown.OutputChunk
}

const ROUTES: Record<string, string> = {
  '/app/src/routes/_shell/wallet.tsx': `createFileRoute('/_shell/wallet')({ loader: () => loadTexts('wallet', 'records') })`,
  '/app/src/routes/_shell/returnGift.$sn.tsx': `createFileRoute('/_shell/returnGift/$sn')({})`,
  '/app/src/routes/_shell/kyc/index.tsx': `createFileRoute('/_shell/kyc/')({})`,
}

test('lists for each page what its route imports beyond the entry, and its texts in each language', () => {
  const output = [
    makeChunk('index.js', { isEntry: true, imports: ['react.js'], styles: ['assets/index.css'] }),
    makeChunk('react.js', {}),
    makeChunk('vi.js', {
      modules: ['/app/src/i18n/locales/vi-VN/age.json', '/app/src/i18n/locales/vi-VN/shell.json'],
    }),
    makeChunk('wallet-vi.js', { modules: ['/app/src/i18n/locales/vi-VN/wallet.json'] }),
    makeChunk('read-wallet.js', {
      modules: ['/app/src/routes/_shell/wallet.tsx?tsr-split=loader'],
      imports: ['lib.js'],
    }),
    makeChunk('wallet.js', { modules: [`/app/src/routes/_shell/wallet.tsx${SPLIT}`], imports: ['ui.js', 'react.js'] }),
    makeChunk('gift.js', { modules: [`/app/src/routes/_shell/returnGift.$sn.tsx${SPLIT}`], imports: ['index.js'] }),
    makeChunk('kyc.js', { modules: [`/app/src/routes/_shell/kyc/index.tsx${SPLIT}`], styles: ['assets/kyc.css'] }),
    makeChunk('ui.js', { imports: ['lib.js'], styles: ['assets/styles.css'] }),
    makeChunk('lib.js', { imports: ['ui.js', 'index.js'] }),
  ]
  const wallet = { path: '/wallet', language: 'vi-VN', name: 'wallet.vi-VN-x.html', source: '' } as const
  const list = createPageMap(output, (path) => ROUTES[path] ?? '', [wallet])
  const { files, texts, pages, early } = list
  const named = (numbers: readonly (number | string)[] = []) =>
    numbers.map((part) => (typeof part === 'number' ? files[part] : `(${part})`))
  expect(named(Object.values(texts['vi-VN'] ?? {}))).toEqual(['vi.js', 'vi.js', 'wallet-vi.js'])
  expect(listFirstTexts(list)).toEqual({ 'vi-VN': '/assets/vi.js' })
  expect(Object.keys(pages)).toEqual(['/wallet', '/returnGift/$', '/kyc'])
  expect(named(pages['/wallet'])).toEqual([
    'read-wallet.js',
    'lib.js',
    'ui.js',
    'styles.css',
    '(wallet)',
    '(records)',
    'wallet.js',
  ])
  expect(named(pages['/returnGift/$'])).toEqual(['gift.js'])
  expect(named(pages['/kyc'])).toEqual(['kyc.js', 'kyc.css'])
  expect(files[early['/wallet']?.['vi-VN'] ?? -1]).toBe('wallet.vi-VN-x.html')
})

test('refuses a route file whose path it cannot read', () => {
  const output = [makeChunk('lost.js', { modules: [`/app/src/routes/lost.tsx${SPLIT}`] })]
  expect(() => createPageMap(output, () => 'export const Route = 1', [])).toThrow('lost.tsx')
})
