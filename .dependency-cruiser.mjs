// Who may import whom. tests/architecture/dependency-rules.test.ts plants a breach of every rule and asserts that it is
// caught.

/**
 * Folders of src that a folder may import from, beside itself. `app` is the composition root and may all.
 * @type {Record<string, string[]>}
 */
const MAY_IMPORT = {
  routes: [
    'gallery',
    'features',
    'forms',
    'queries',
    'components',
    'routing',
    'hooks',
    'ui',
    'lib',
    'stores',
    'api',
    'platform',
    'i18n',
  ],
  gallery: ['components', 'ui', 'lib'],
  features: ['forms', 'queries', 'components', 'routing', 'hooks', 'ui', 'lib', 'stores', 'api', 'platform', 'i18n'],
  forms: ['hooks', 'ui', 'lib', 'stores', 'api', 'platform', 'i18n'],
  components: ['queries', 'routing', 'hooks', 'ui', 'lib', 'stores', 'api', 'platform', 'i18n'],
  queries: ['hooks', 'stores', 'api', 'lib', 'platform'],
  ui: ['hooks', 'lib'],
  hooks: ['lib'],
  routing: ['stores', 'lib', 'platform'],
  stores: ['lib', 'platform', 'i18n'],
  realtime: ['lib', 'platform'],
  api: ['lib', 'platform', 'i18n'],
  platform: ['lib'],
  i18n: ['lib', 'platform'],
  lib: [],
}

/** Where an event of the socket meets the stores and the query cache; the rest of realtime knows neither. */
const HANDLERS = { from: '^src/realtime/handlers/', may: ['stores', 'queries', 'api', 'lib', 'platform', 'realtime'] }

/** Folders of the harness: each may import only itself and those before it. */
const HARNESS = 'document http config context cases sessions socket frames checks run report proxy replay cli'.split(
  ' ',
)

/** Packages that only tests may import. */
const OTHER_PACKAGES = '^packages/(?!contract-kit/)'

const COMPONENT_TESTS = '[.]browser[.]test[.]tsx$'
const TESTS = '[.]test[.]tsx?$|/testing/'

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const layers = Object.entries(MAY_IMPORT).map(([layer, may]) => ({
  name: `layer-${layer}`,
  comment: `src/${layer} may import from ${[layer, ...may].join(', ')} and nothing else of src.`,
  severity: 'error',
  from: { path: `^src/${layer}/`, ...(layer === 'realtime' && { pathNot: HANDLERS.from }) },
  to: { path: '^src/', pathNot: `^src/(${[layer, ...may].join('|')})/` },
}))

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const harness = HARNESS.map((folder, place) => {
  const may = HARNESS.slice(0, place + 1)
  return {
    name: `harness-${folder}`,
    comment: `In the harness ${folder}/ may import from ${may.join(', ')} and nothing else.`,
    severity: 'error',
    from: { path: `^packages/conformance/src/${folder}/`, pathNot: TESTS },
    to: { path: '^packages/conformance/src/', pathNot: `^packages/conformance/src/(${may.join('|')})/` },
  }
})

/** @type {{ forbidden: import('dependency-cruiser').IForbiddenRuleType[], options: import('dependency-cruiser').ICruiseOptions }} */
export default {
  forbidden: [
    ...layers,
    {
      name: 'layer-realtime-handlers',
      comment: `src/realtime/handlers may import from ${HANDLERS.may.join(', ')}.`,
      severity: 'error',
      from: { path: HANDLERS.from },
      to: { path: '^src/', pathNot: `^src/(${HANDLERS.may.join('|')})/` },
    },
    {
      name: 'features-apart',
      comment: 'A feature never imports another: what two of them need stands in components, queries or lib.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'calls-where-data-is-read',
      comment:
        'Only src/app/, routes (loaders), features (screens) and src/queries/ use generated hooks and options; parts are given data.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/(app|routes|features|queries)/|${TESTS}` },
      to: { path: '^generated/http/(?!schemas/)[^/]+/' },
    },
    {
      name: 'src-stands-alone',
      comment: 'The app knows nothing of the mock, the tests and the scripts, and of the packages only contract-kit.',
      severity: 'error',
      from: { path: '^src/', pathNot: COMPONENT_TESTS },
      to: { path: `^(mocks|tests|scripts)/|${OTHER_PACKAGES}` },
    },
    {
      name: 'component-tests-use-helpers',
      comment: 'Component tests run in the browser: beside the app they import the helpers of tests/support only.',
      severity: 'error',
      from: { path: COMPONENT_TESTS },
      to: { path: '^(mocks|tests|scripts)/', pathNot: '^tests/support/' },
    },
    {
      name: 'mock-stands-alone',
      comment: 'The mock answers from the documents: of the app it may use pure functions only.',
      severity: 'error',
      from: { path: '^mocks/' },
      to: { path: `^(src/(?!lib/)|tests/|scripts/)|${OTHER_PACKAGES}` },
    },
    {
      name: 'scripts-use-contract-kit',
      comment: 'Scripts run the packages by their commands; they import contract-kit only.',
      severity: 'error',
      from: { path: '^scripts/' },
      to: { path: OTHER_PACKAGES },
    },
    {
      name: 'packages-stand-alone',
      comment: 'Packages test any API: they import nothing of this product. The backend has a rule of its own.',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/backend/' },
      to: { path: '^(src|generated|mocks|tests|scripts)/' },
    },
    {
      name: 'backend-stands-alone',
      comment:
        'The backend follows from the documents: of the rest it imports contract-kit, and the generated types and enums.',
      severity: 'error',
      from: { path: '^packages/backend/' },
      to: { path: '^(src|generated|mocks|tests|scripts)/', pathNot: '^generated/(openapi[.]d|http/enum-names)[.]ts$' },
    },
    {
      name: 'packages-use-contract-kit',
      comment:
        'Packages share contract-kit only. `tumpak-conformance diff` is the alias of the command of contract-diff.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/', pathNot: '^packages/conformance/src/cli/main[.]ts$' },
      to: { path: OTHER_PACKAGES, pathNot: '^packages/$1/' },
    },
    ...harness,
    {
      name: 'generated-reaches-little',
      comment: 'Generated code imports the HTTP client, pure functions and the routes, nothing else of ours.',
      severity: 'error',
      from: { path: '^generated/' },
      to: { path: '^(src/(?!(api|lib|routes)/)|mocks/|tests/|scripts/)' },
    },
    {
      name: 'zod-mini-only',
      comment: "The classic zod costs 16 kB more: import * as z from 'zod/mini'.",
      severity: 'error',
      from: { path: '^(src|generated)/' },
      to: { path: '^node_modules/zod/', pathNot: '^node_modules/zod/(v4/)?mini/' },
    },
    {
      name: 'no-node-in-the-browser',
      comment: 'The app and the scripts of the demo pages run in a browser: only tests may use modules of Node.',
      severity: 'error',
      from: { path: '^(src|generated|mocks/(pages|games)/client)/|^mocks/games/[^/]+/client[.]ts$', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'only-dependencies-ship',
      comment: 'What the app imports is listed under dependencies in package.json, not devDependencies.',
      severity: 'error',
      from: { path: '^(src|generated)/', pathNot: `${TESTS}|^src/app/layout/devtools[.]tsx$` },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere. Examples import the package that `npm pack` builds.',
      severity: 'error',
      from: { pathNot: '^packages/conformance/examples/' },
      to: { couldNotResolve: true },
    },
    {
      name: 'no-cycle',
      comment: 'Files that import each other, directly or by others, can only be understood and loaded together.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    // Beside TypeScript 7 its default parser reads no module at all, and says nothing of it.
    parser: 'swc',
    doNotFollow: { path: '^node_modules' },
    // Vite's virtual and query imports (`?url`, `?raw`) and styles are no modules.
    exclude: {
      path: [
        '[.](css|svg|png|webp|woff2|json|yaml)$',
        '[?](url|raw|inline)$',
        '^virtual:',
        '/examples/[^/]+/node_modules/',
      ],
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
}
